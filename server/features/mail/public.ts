export { type MailDraft, queueMails } from "./queue-mails.ts";
export { withdrawMails } from "./withdraw-mails.ts";
export { instantInMail, monthInMail } from "./words-of-time.ts";
export { mailListing, mailsTriedInVain } from "./mails.queries.ts";
