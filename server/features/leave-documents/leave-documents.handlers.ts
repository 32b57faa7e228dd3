import type { leaveDocuments } from "#api/leave-documents.ts";
import { insertNew, rowBy } from "#server/db/rows.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { ownAffairs, refuseOwn } from "#server/kernel/own-affairs.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { absenceListing } from "./absences.queries.ts";
import { receiveDocument } from "./receive-document.ts";

export const leaveDocumentHandlers: Handlers<typeof leaveDocuments> = {
  ...absenceListing.calls,
  receive: receiveDocument,
  /** Withdraws a receipt; one that was withdrawn stays so. Throws `not-found` for another body's. */
  withdraw: (ctx, { organizationId, id }) =>
    write(ctx, "leave.document-withdraw", async (tx) => {
      const key = { organization_id: organizationId, id };
      const columns = ["contract_id as contractId", "reason as code", "from_day as from"] as const;
      const found = await rowBy(tx, "leave_document", key, [...columns, "to_day as to"]);
      refuseOwn((await ownAffairs(tx, ctx)).contractIds.has(found.contractId));
      const isFirst = await insertNew(tx, "leave_document_withdrawal", {
        ...key,
        by_user: ctx.actor.userId,
        at: ctx.now,
      });
      const entry = entryOf("leave-document", id, { before: found });
      return { entries: isFirst ? [entry] : [], result: { id } };
    }),
};
