import type { mails } from "#api/mails.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { mailListing } from "./mails.queries.ts";
import { retryMail } from "./retry-mail.ts";

export const mailHandlers: Handlers<typeof mails> = {
  getAll: mailListing.getAll,
  export: mailListing.export,
  retry: retryMail,
};
