import { holdContract } from "#server/features/month-requests/public.ts";
import { withdrawMails } from "#server/features/mail/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { type Source, write } from "#server/kernel/write.ts";
import { entryOfRequest } from "./entry-of-request.ts";
import { requestOf, storeAnswer } from "./held-request.ts";
import { forgetFile } from "./paper-seen.ts";

type Given = {
  /** The contracts of whoever takes it back. */
  contractIds: ReadonlySet<string>;
  by: { link_id: string; by_user: null } | { link_id: null; by_user: string };
  source: Source;
};

/**
 * Takes back one's own request, with what was shown for it and the mails about it that have not gone. Throws `not-found` for another's, `refused` once it is
 * answered.
 */
export function withdrawRequest(
  ctx: BodyContext,
  id: string,
  { contractIds, by, source }: Given,
): Promise<null> {
  return write(
    ctx,
    "leave.withdraw",
    async (tx) => {
      const request = await requestOf(tx, ctx, id);
      if (!contractIds.has(request.contractId)) throw new Fault("not-found");
      await holdContract(tx, ctx, request.contractId);
      const over = await storeAnswer(tx, ctx, request, { outcome: "withdrawn", text: "", ...by });
      await forgetFile(tx, ctx, id);
      await withdrawMails(tx, ctx, id);
      const days = `${request.from}–${request.to}`;
      return { entries: [entryOfRequest(request, days)], over, result: null };
    },
    source,
  );
}
