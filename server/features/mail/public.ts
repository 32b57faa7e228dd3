export { type MailDraft, queueMail } from "./queue-mail.ts";
export { dayInMail, instantInMail, monthInMail } from "./words-of-time.ts";
export { mailListing } from "./mails.queries.ts";
