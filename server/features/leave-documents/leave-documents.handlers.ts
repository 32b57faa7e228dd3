import type { leaveDocuments } from "#api/leave-documents.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { notFound } from "#server/kernel/fault.ts";
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
      const found = await tx
        .selectFrom("leave_document")
        .select(["contract_id as contractId", "reason as code", "from_day as from", "to_day as to"])
        .where((of) => of.and({ organization_id: organizationId, id }))
        .executeTakeFirstOrThrow(notFound);
      refuseOwn((await ownAffairs(tx, ctx)).contractIds.has(found.contractId));
      const made = await tx
        .insertInto("leave_document_withdrawal")
        .values({ organization_id: organizationId, id, by_user: ctx.actor.userId, at: ctx.now })
        .onConflict((on) => on.doNothing())
        .returning("id")
        .executeTakeFirst();
      const entry = entryOf("leave-document", id, { before: found });
      return { entries: made ? [entry] : [], result: { id } };
    }),
};
