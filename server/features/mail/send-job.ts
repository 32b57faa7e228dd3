import { everyMinutes } from "#server/jobs/due.ts";
import type { Job } from "#server/jobs/job.ts";
import { sendMails } from "./send-mails.ts";

/** Sends the mails of the outbox, as far as the mail server accepts them. */
export const sendMailsJob: Job = { name: "mail.send", dueAt: everyMinutes(1), run: sendMails };
