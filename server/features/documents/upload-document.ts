import { v7 as uuid } from "uuid";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { DocumentKind, documents } from "#api/documents.ts";
import { type DocumentRefusal, fitsState, refusalToUpload } from "#domain/documents/document.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { keyOf } from "#server/integrations/file-store/file-store.ts";
import { requireContract } from "#server/features/contracts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, notFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import type { ReceivedFile } from "#server/kernel/received-file.ts";
import { type Entry, write } from "#server/kernel/write.ts";
import { documentKindTexts } from "#texts/document-kinds.ts";
import { documentReasons, documentRefusals } from "#texts/documents.ts";
import { admittedFile } from "./admitted-file.ts";
import { documentKinds } from "./documents.queries.ts";
import { heldDocument, leaveDocumentAct, moveDocument } from "./move-document.ts";
import { requireSpace } from "./require-space.ts";

type Input = InputOf<typeof documents.upload>;
type Output = OutputOf<typeof documents.upload>;

/**
 * Takes a document: what is told of it, then the file itself, is checked; the bytes are kept under their digest before
 * the row that speaks of them. Throws `invalid` with the field that is wrong, `not-found` for a contract or a document
 * of another body, `refused` where the body's space is used up.
 */
export async function uploadDocument(
  ctx: BodyContext,
  input: Input,
  file: ReceivedFile,
): Promise<Output> {
  const { types } = await readBody(ctx, (db) => fittingKind(db, ctx, input, file.size));
  const admitted = await admittedFile(ctx, file, input.fileName);
  if (!types.includes(admitted.type))
    throw fieldFault(
      "file",
      documentKindTexts.onlyTypes(types.map((type) => documentKindTexts.typeNames[type])),
    );
  await ctx.files.keep(keyOf(ctx.organizationId, file.sha256), file);
  return write(ctx, "document.upload", async (tx) => {
    const replaced = input.replaces === null ? [] : await replaceAtOnce(tx, ctx, input.replaces);
    const { organizationId, kind, contractId, expiresOn, note, replaces } = input;
    const id = uuid();
    const { name, type, state } = admitted;
    const row = {
      organization_id: organizationId,
      id,
      kind,
      contract_id: contractId,
      file_name: name,
      type,
      size_bytes: file.size,
      sha256: file.sha256,
      expires_on: expiresOn,
      note,
      state,
      replaces,
      uploaded_by: ctx.actor.userId,
      uploaded_at: ctx.now,
    };
    await tx.insertInto("document").values(row).execute();
    await leaveDocumentAct(tx, ctx, { id, seq: 1, state, reason: note });
    const sha256 = file.sha256.toString("hex");
    const after = { kind, contractId, fileName: name, sha256, expiresOn, replaces, state };
    const entry: Entry = { subjectKind: "document", subjectId: id, before: null, after };
    return { entries: [...replaced, entry], result: { id, state, version: 1 } };
  });
}

/** The kind, with which everything else told of the document fits. */
async function fittingKind(
  db: Reader,
  ctx: BodyContext,
  { organizationId, kind: code, contractId, expiresOn, replaces }: Input,
  size: number,
): Promise<DocumentKind> {
  if (contractId !== null) await requireContract(db, { organizationId, contractId });
  if (replaces !== null) await requireLike(db, organizationId, { id: replaces, code, contractId });
  const kind = (await documentKinds(db, ctx.today)).find((one) => one.code === code) ?? null;
  const refusal = refusalToUpload(kind, { contractId, expiresOn }, ctx.today);
  if (refusal || kind === null)
    throw fieldFault(
      fieldOf[refusal ?? "kind-unknown"] ?? "kind",
      documentRefusals[refusal ?? "kind-unknown"],
    );
  await requireSpace(db, organizationId, size);
  return kind;
}

const fieldOf: Partial<Record<DocumentRefusal, string>> = {
  "contract-missing": "contractId",
  "contract-needless": "contractId",
  "expiry-missing": "expiresOn",
  "expiry-past": "expiresOn",
};

/** What is replaced is of the same kind and contract. */
async function requireLike(
  db: Reader,
  organizationId: string,
  given: { id: string; code: string; contractId: string | null },
): Promise<void> {
  const found = await db
    .selectFrom("document")
    .select(["kind", "contract_id", "state"])
    .where("organization_id", "=", organizationId)
    .where("id", "=", given.id)
    .executeTakeFirstOrThrow(notFound);
  const isLike = found.kind === given.code && found.contract_id === given.contractId;
  if (!isLike || found.state === "replaced")
    throw new Fault("refused", { detail: documentRefusals["not-to-be-replaced"] });
}

/** One that holds, or held, stays until its successor is approved; any other gives way now. */
async function replaceAtOnce(tx: Writer, ctx: BodyContext, id: string): Promise<Entry[]> {
  const old = await heldDocument(tx, ctx.organizationId, id);
  if (old.state === "approved" || old.state === "expired") return [];
  if (!fitsState("replace", old.state))
    throw new Fault("refused", { detail: documentRefusals["not-to-be-replaced"] });
  const move = { act: "replace", reason: documentReasons.newer } as const;
  return [(await moveDocument(tx, ctx, old, move)).entry];
}
