import {
  type DocumentAct,
  type DocumentState,
  documentStateAfter,
} from "#domain/documents/document.ts";
import { columnsOf } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { notFound } from "#server/kernel/fault.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";

type LockedDocument = {
  id: string;
  kind: string;
  contractId: string | null;
  state: DocumentState;
  uploadedBy: string;
  decidedBy: "agency" | "representative";
  sha256: Buffer;
  replaces: string | null;
  version: number;
};

/** The document, locked. Throws `not-found` when it is not of the body. */
export async function lockDocument(
  tx: Writer,
  organizationId: string,
  id: string,
): Promise<LockedDocument> {
  return tx
    .selectFrom("document as d")
    .innerJoin("document_kind as k", "k.code", "d.kind")
    .select(columnsOf("d", ["id", "kind", "contractId", "state", "uploadedBy", "sha256"]))
    .select(["d.replaces", "d.version", "k.decided_by as decidedBy"])
    .where((of) => of.and({ "d.organization_id": organizationId, "d.id": id }))
    .forUpdate("d")
    .executeTakeFirstOrThrow(notFound);
}

/** Does an act that was not refused: stores the new state, its act row and its ledger entry. */
export async function moveDocument(
  tx: Writer,
  ctx: BodyContext,
  document: LockedDocument,
  { act, reason }: { act: DocumentAct; reason: string },
): Promise<{ state: DocumentState; version: number; entry: Entry }> {
  const state = documentStateAfter(act);
  const version = document.version + 1;
  const key = { organization_id: ctx.organizationId, id: document.id };
  await updateRows(tx, "document", key, { state, version });
  await leaveDocumentAct(tx, ctx, { id: document.id, seq: version, state, reason });
  const entry: Entry = entryOf("document", document.id, {
    before: { state: document.state },
    after: { state },
    reason,
  });
  return { state, version, entry };
}

/** Adds the row of an act: who, when, why. */
export async function leaveDocumentAct(
  tx: Writer,
  ctx: BodyContext,
  act: { id: string; seq: number; state: DocumentState; reason: string },
): Promise<void> {
  await insertRow(tx, "document_act", {
    organization_id: ctx.organizationId,
    document_id: act.id,
    seq: act.seq,
    state: act.state,
    at: ctx.now,
    by_user: ctx.actor.userId,
    reason: act.reason,
  });
}
