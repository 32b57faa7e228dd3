import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { InputOf } from "#api/call.ts";
import type { DocumentKind, documents } from "#api/documents.ts";
import {
  type DocumentRefusal,
  fitsState,
  latestExpiry,
  refusalToUpload,
} from "#domain/documents/document.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { insertRow, rowBy } from "#server/db/rows.ts";
import { requireContract } from "#server/features/contracts/public.ts";
import { keyOf } from "#server/integrations/file-store/file-store.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { takeTurn } from "#server/kernel/require-own-title.ts";
import { type Entry, entryOf, write } from "#server/kernel/write.ts";
import { documentKindTexts } from "#texts/document-kinds.ts";
import { documentReasons, documentRefusals, documentStateTexts } from "#texts/documents.ts";
import { notBeyond } from "#texts/moment.ts";
import { admittedFile } from "./admitted-file.ts";
import { documentKinds } from "./documents.queries.ts";
import { leaveDocumentAct, lockDocument, moveDocument } from "./move-document.ts";
import { requireSpace } from "./require-space.ts";

type Upload = InputOf<typeof documents.upload>;

const fieldOf: Partial<Record<DocumentRefusal, string>> = {
  "contract-missing": "contractId",
  "contract-needless": "contractId",
  "expiry-missing": "expiresOn",
  "expiry-past": "expiresOn",
};

/**
 * Stores a document: checks its fields, then the file itself; the bytes are stored under their digest before the row
 * that refers to them. Throws `invalid` with the field that is wrong, `not-found` for a contract or a document of
 * another body, `refused` if the body's space is used up.
 */
export const uploadDocument: Handler<typeof documents.upload> = async (ctx, input, file) => {
  const { types } = await readBody(ctx, (db) => fittingKind(db, ctx, input, file.size));
  const admitted = await admittedFile(ctx, file, input.fileName);
  if (!types.includes(admitted.type))
    throw fieldFault(
      "file",
      documentKindTexts.onlyTypes(types.map((type) => documentKindTexts.typeNames[type])),
    );
  await ctx.files.keep(keyOf(ctx.organizationId, file.sha256), file);
  return write(ctx, "document.upload", async (tx) => {
    await requireNewFile(tx, input, file.sha256);
    const replaced = input.replaces === null ? [] : await replaceAtOnce(tx, ctx, input.replaces);
    const { organizationId, kind, contractId, expiresOn, note, replaces } = input;
    const id = uuid();
    const { name, type, state } = admitted;
    const row = {
      ...inColumns({ organizationId, id, kind, contractId, type, expiresOn, note, state }),
      file_name: name,
      size_bytes: file.size,
      sha256: file.sha256,
      replaces,
      uploaded_by: ctx.actor.userId,
      uploaded_at: ctx.now,
    };
    await insertRow(tx, "document", row);
    await leaveDocumentAct(tx, ctx, { id, seq: 1, state, reason: note });
    const sha256 = file.sha256.toString("hex");
    const after = { kind, contractId, fileName: name, sha256, expiresOn, replaces, state };
    const entry: Entry = entryOf("document", id, { after });
    return { entries: [...replaced, entry], result: { id, state, version: 1 } };
  });
};

/** The kind of the document, once all its other fields fit the kind. */
async function fittingKind(
  db: Reader,
  ctx: BodyContext,
  { organizationId, kind: code, contractId, expiresOn, replaces }: Upload,
  size: number,
): Promise<DocumentKind> {
  if (contractId !== null) await requireContract(db, { organizationId, contractId });
  if (replaces !== null) await requireLike(db, organizationId, { id: replaces, code, contractId });
  const kind = (await documentKinds(db, ctx.today)).find((one) => one.code === code);
  if (!kind) throw fieldFault("kind", documentRefusals["kind-unknown"]);
  const refusal = refusalToUpload(kind, { contractId, expiresOn }, ctx.today);
  if (refusal === "expiry-far")
    throw fieldFault("expiresOn", notBeyond(latestExpiry(kind, ctx.today)));
  if (refusal) throw fieldFault(fieldOf[refusal] ?? "kind", documentRefusals[refusal]);
  await requireSpace(db, organizationId, size);
  return kind;
}

/**
 * Throws `invalid` at the file if a document of the same kind and contract already has the same bytes, unless it was rejected or replaced,
 * or is the one to be replaced, whose other details may be wrong. Simultaneous uploads of the same bytes run one at a time.
 */
async function requireNewFile(
  tx: Writer,
  { organizationId, kind, contractId, replaces }: Upload,
  sha256: Buffer,
): Promise<void> {
  await takeTurn(tx, `document ${sha256.toString("hex")}`);
  const same = await tx
    .selectFrom("document")
    .select(["file_name", "state"])
    .select(sql<string>`to_char(uploaded_at at time zone 'Europe/Athens', 'DD/MM/YYYY')`.as("day"))
    .where((of) => of.and({ organization_id: organizationId, kind, sha256 }))
    .where("contract_id", "is not distinct from", contractId)
    .where("id", "is distinct from", replaces)
    .where("state", "not in", ["rejected", "replaced"])
    .executeTakeFirst();
  if (same)
    throw fieldFault(
      "file",
      documentReasons.sameFile(same.file_name, documentStateTexts[same.state], same.day),
    );
}

/** The replaced document must be of the same kind and contract. */
async function requireLike(
  db: Reader,
  organizationId: string,
  given: { id: string; code: string; contractId: string | null },
): Promise<void> {
  const key = { organization_id: organizationId, id: given.id };
  const found = await rowBy(db, "document", key, ["kind", "contract_id", "state"]);
  const isLike = found.kind === given.code && found.contract_id === given.contractId;
  if (found.state === "replaced") throw refused(documentRefusals["already-replaced"]);
  if (!isLike) throw refused(documentRefusals["not-to-be-replaced"]);
}

/** An approved or expired one stays until its successor is approved; any other is replaced now. */
async function replaceAtOnce(tx: Writer, ctx: BodyContext, id: string): Promise<Entry[]> {
  const old = await lockDocument(tx, ctx.organizationId, id);
  if (old.state === "approved" || old.state === "expired") return [];
  if (!fitsState("replace", old.state)) throw refused(documentRefusals["already-replaced"]);
  const move = { act: "replace", reason: documentReasons.newer } as const;
  return [(await moveDocument(tx, ctx, old, move)).entry];
}
