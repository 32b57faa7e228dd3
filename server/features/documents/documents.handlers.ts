import { v7 as uuid } from "uuid";
import type { OutputOf, InputOf } from "#api/call.ts";
import type { documents, DocumentKind } from "#api/documents.ts";
import {
  fitsState,
  refusalToDecide,
  type DocumentRefusal,
  latestExpiry,
  refusalToUpload,
} from "#domain/documents/document.ts";
import { inColumns, toResponse } from "#server/db/columns.ts";
import type { Writer, Reader } from "#server/db/handles.ts";
import { insertRow, rowBy } from "#server/db/rows.ts";
import { requireContract } from "#server/features/contracts/public.ts";
import { keyOf } from "#server/integrations/file-store/file-store.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, orNotFound, refused, requireVersion } from "#server/kernel/fault.ts";
import { ownAffairs, refuseOwn } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, type Entry, write } from "#server/kernel/write.ts";
import { documentKindTexts } from "#texts/document-kinds.ts";
import { documentReasons, documentRefusals } from "#texts/documents.ts";
import { notBeyond } from "#texts/moment.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { admittedFile } from "./admitted-file.ts";
import { documentKinds, documentListings } from "./documents.queries.ts";
import { lockDocument, moveDocument, leaveDocumentAct } from "./move-document.ts";
import { openFile } from "./open-file.ts";
import { requireSpace } from "./require-space.ts";

const fieldOf: Partial<Record<DocumentRefusal, string>> = {
  "contract-missing": "contractId",
  "contract-needless": "contractId",
  "expiry-missing": "expiresOn",
  "expiry-past": "expiresOn",
};

type DecisionInput = { organizationId: string; id: string; version: number; reason?: string };

export const documentHandlers: Handlers<typeof documents> = {
  getKinds: (ctx) => documentKinds(ctx.db, ctx.today),
  ...documentListings.ofBody.calls,
  getQueue: documentListings.ofBodies.getAll,
  exportQueue: documentListings.ofBodies.export,
  getById: documentOf,
  /** The bytes of a document. Throws `not-found`, and `refused` while the scanner has not checked them or has rejected them. */
  getFile: async (ctx, input) => {
    const { acts, fileName, sha256, ...document } = await documentOf(ctx, input);
    if (document.state === "unscanned") throw refused(documentReasons.unscanned);
    if (acts.every(({ state }) => state !== "uploaded"))
      throw refused(documentReasons.infectedFile);
    const stored = { ...document, file_name: fileName, sha256: Buffer.from(sha256, "hex") };
    return openFile(ctx, input.organizationId, stored);
  },
  /**
   * Stores a document: checks its fields, then the file itself; the bytes are stored under their digest before the row
   * that refers to them. Throws `invalid` with the field that is wrong, `not-found` for a contract or a document of
   * another body, `refused` if the body's space is used up.
   */
  upload: async (ctx, input, file) => {
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
  },
  approve: (ctx, input) => decideDocument(ctx, "approve", input),
  reject: (ctx, input) => decideDocument(ctx, "reject", input),
};

/** A document that the actor may see, with its acts, the last first. Throws `not-found`. */
function documentOf(
  ctx: BodyContext,
  { organizationId, id }: InputOf<typeof documents.getById>,
): Promise<OutputOf<typeof documents.getById>> {
  return readBody(ctx, async (db) => {
    const query = { organizationId, sort: "uploadedAt" } as const;
    const document = orNotFound(await documentListings.ofBody.one(db, query, ctx, id));
    const acts = await db
      .selectFrom("document_act as a")
      .innerJoin("app_user as u", "u.id", "a.by_user")
      .select(["a.state", "a.at", "u.nick_name as by", "a.reason"])
      .where((of) => of.and({ "a.organization_id": organizationId, "a.document_id": id }))
      .orderBy("a.seq", "desc")
      .execute();
    return { ...document, acts: acts.map(toResponse) };
  });
}

/**
 * Approves or rejects a document. On approval the document that it replaces is replaced now. Throws `not-found`,
 * `changed` if someone else was first, `refused` with the rule's sentence.
 */
function decideDocument(
  ctx: BodyContext,
  act: "approve" | "reject",
  { organizationId, id, version, reason = "" }: DecisionInput,
): Promise<OutputOf<typeof documents.approve>> {
  return write(ctx, `document.${act}`, async (tx) => {
    const document = await lockDocument(tx, organizationId, id);
    requireVersion({ state: document.state, version: document.version }, version);
    const own = await ownAffairs(tx, ctx);
    refuseOwn(own.contractIds.has(document.contractId ?? ""), ownAffairTexts.document);
    const refusal = refusalToDecide(act, document, ctx.actor);
    if (refusal) throw refused(documentRefusals[refusal]);
    const moved = await moveDocument(tx, ctx, document, { act, reason });
    const replaced = act === "approve" ? await replaceOld(tx, ctx, document.replaces) : [];
    const { state } = moved;
    return { entries: [moved.entry, ...replaced], result: { id, state, version: moved.version } };
  });
}

async function replaceOld(tx: Writer, ctx: BodyContext, id: string | null): Promise<Entry[]> {
  if (id === null) return [];
  const old = await lockDocument(tx, ctx.organizationId, id);
  if (!fitsState("replace", old.state)) return [];
  const move = { act: "replace", reason: documentReasons.newer } as const;
  return [(await moveDocument(tx, ctx, old, move)).entry];
}

/** The kind of the document, once all its other fields fit the kind. */
async function fittingKind(
  db: Reader,
  ctx: BodyContext,
  { organizationId, kind: code, contractId, expiresOn, replaces }: InputOf<typeof documents.upload>,
  size: number,
): Promise<DocumentKind> {
  if (contractId !== null) await requireContract(db, { organizationId, contractId });
  if (replaces !== null) await requireLike(db, organizationId, { id: replaces, code, contractId });
  const kind = (await documentKinds(db, ctx.today)).find((one) => one.code === code) ?? null;
  const refusal = refusalToUpload(kind, { contractId, expiresOn }, ctx.today);
  if (kind && refusal === "expiry-far")
    throw fieldFault("expiresOn", notBeyond(latestExpiry(kind, ctx.today)));
  if (refusal || kind === null)
    throw fieldFault(
      fieldOf[refusal ?? "kind-unknown"] ?? "kind",
      documentRefusals[refusal ?? "kind-unknown"],
    );
  await requireSpace(db, organizationId, size);
  return kind;
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
