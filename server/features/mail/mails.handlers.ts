import type { mails } from "#api/mails.ts";
import { insertRow, lockRow, updateRows } from "#server/db/rows.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { refused } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { mailTexts } from "#texts/mail.ts";
import { attemptsOf } from "./attempts-of.ts";
import { mailListing } from "./mails.queries.ts";

export const mailHandlers: Handlers<typeof mails> = {
  ...mailListing.calls,
  /**
   * Puts a mail first in the queue; the user who asked is recorded among its attempts. Throws `refused` for a mail that
   * was sent, expired or withdrawn.
   */
  retry: (ctx, { id }) =>
    write(ctx, "mail.retry", async (tx) => {
      const key = { organization_id: ctx.organizationId, id };
      const mail = await lockRow(tx, "mail", key, ["state", "useful_until"]);
      const isOver = mail.state !== "waiting" && mail.state !== "refused";
      if (isOver || mail.useful_until < ctx.now) throw refused(mailTexts.gone);
      await insertRow(tx, "mail_attempt", {
        organization_id: ctx.organizationId,
        mail_id: id,
        seq: (await attemptsOf(tx, ctx, id)) + 1,
        at: ctx.now,
        outcome: "again",
        by_user: ctx.actor.userId,
      });
      await updateRows(tx, "mail", key, { state: "waiting", next_try_at: ctx.now });
      return { entries: [], result: null };
    }),
};
