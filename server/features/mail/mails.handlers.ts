import type { mails } from "#api/mails.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { mailListing } from "./mails.queries.ts";
import { retryMail } from "./retry-mail.ts";

export const mailHandlers: Handlers<typeof mails> = {
  getAll: async (ctx, ...asked) => ({
    ...(await mailListing.getAll(ctx, ...asked)),
    isConnected: ctx.config.mail !== null,
  }),
  export: mailListing.export,
  retry: retryMail,
};
