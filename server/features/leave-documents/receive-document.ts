import { v7 as uuid } from "uuid";
import type { InputOf } from "#api/call.ts";
import type { leaveDocuments } from "#api/leave-documents.ts";
import type { Day } from "#domain/calendar/day.ts";
import { leaveDocumentTexts as t } from "#texts/leave-documents.ts";
import type { Writer } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { insertRow, lockRow, rowBy } from "#server/db/rows.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { entryOf, type Entry, write } from "#server/kernel/write.ts";
import { askingOn, askingReasons } from "./asking-reasons.ts";

type Input = InputOf<typeof leaveDocuments.receive>;

/**
 * Stores that the document of an absence was received. For a sensitive reason no file is stored: the document is seen, or stays on paper.
 * Throws `not-found` for another body's contract or file; a fault at the field for a reason that asks for no document, a first or last day
 * without such an absence, an absence whose document was received, or a file of another contract.
 */
export const receiveDocument: Handler<typeof leaveDocuments.receive> = async (ctx, input) => {
  const reasons = await askingReasons(ctx);
  return write(ctx, "leave.document", async (tx) => {
    await lockContract(tx, input);
    await requireFile(tx, input);
    const reason = askingOn(reasons, input.code, input.to);
    if (!reason) throw fieldFault("code", t.asksForNone);
    if (reason.isSensitive && input.how === "file") throw fieldFault("how", t.notKept);
    if (input.how === "file" && input.documentId === null)
      throw fieldFault("documentId", t.fileNeeded);
    await requireAbsence(tx, input);
    await requireNoReceipt(tx, input);
    const { id, entry } = await receivedIn(tx, ctx, input);
    return { entries: [entry], result: { id } };
  });
};

/** Stores in a transaction that the document of an absence was received; returns the ledger entry. */
export async function receivedIn(
  tx: Writer,
  ctx: BodyContext,
  { contractId, code, from, to, how, documentId }: Omit<Input, "organizationId">,
): Promise<{ id: string; entry: Entry }> {
  const id = uuid();
  await insertRow(tx, "leave_document", {
    organization_id: ctx.organizationId,
    id,
    contract_id: contractId,
    reason: code,
    from_day: from,
    to_day: to,
    how,
    document_id: how === "file" ? documentId : null,
    by_user: ctx.actor.userId,
    at: ctx.now,
  });
  const after = { contractId, code, from, to, how };
  return { id, entry: entryOf("leave-document", id, { after }) };
}

/** Locks the contract, so that two receipts of the same document run one at a time. */
async function lockContract(tx: Writer, { organizationId, contractId }: Input): Promise<void> {
  await lockRow(tx, "contract", { organization_id: organizationId, id: contractId });
}

async function requireAbsence(tx: Writer, input: Input): Promise<void> {
  const { organizationId, contractId, code, from, to } = input;
  const found = await tx
    .selectFrom("attendance_record")
    .select("date")
    .where((of) => of.and({ organization_id: organizationId, contract_id: contractId }))
    .where("date", "in", [from, to])
    .where("reason", "=", code)
    .execute();
  const isOfAbsence = (day: Day) => found.some(({ date }) => date === day);
  if (!isOfAbsence(from)) throw fieldFault("from", t.noAbsence);
  if (to < from || !isOfAbsence(to)) throw fieldFault("to", t.noAbsence);
}

async function requireNoReceipt(tx: Writer, input: Input): Promise<void> {
  const { organizationId, contractId, code, from, to } = input;
  const found = await tx
    .selectFrom("leave_document as l")
    .leftJoin("leave_document_withdrawal as w", ofOrganization("w.id", "l.id"))
    .select("l.id")
    .where("l.organization_id", "=", organizationId)
    .where("l.contract_id", "=", contractId)
    .where("l.reason", "=", code)
    .where("l.from_day", "<=", to)
    .where("l.to_day", ">=", from)
    .where("w.id", "is", null)
    .executeTakeFirst();
  if (found) throw fieldFault("from", t.hasCome);
}

async function requireFile(tx: Writer, input: Input): Promise<void> {
  const { organizationId, contractId, documentId } = input;
  if (documentId === null) return;
  const found = await rowBy(tx, "document", { organization_id: organizationId, id: documentId }, [
    "contract_id",
  ]);
  if (found.contract_id !== contractId) throw fieldFault("documentId", t.fileOfAnother);
}
