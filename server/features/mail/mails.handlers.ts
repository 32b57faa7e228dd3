import type { mails } from "#api/mails.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { exportMails } from "./export-mails.ts";
import { outbox } from "./outbox.ts";
import { retryMail } from "./retry-mail.ts";

export const mailHandlers: Handlers<typeof mails> = {
  getAll: outbox,
  export: exportMails,
  retry: retryMail,
};
