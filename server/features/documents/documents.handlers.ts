import type { OutputOf, InputOf } from "#api/call.ts";
import type { documents } from "#api/documents.ts";
import { fitsState, refusalToDecide } from "#domain/documents/document.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { keyOf, readStored } from "#server/integrations/file-store/file-store.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound, refused, requireVersion } from "#server/kernel/fault.ts";
import { ownAffairs, refuseOwn } from "#server/kernel/own-affairs.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { type Entry, write } from "#server/kernel/write.ts";
import { documentReasons, documentRefusals } from "#texts/documents.ts";
import { fileChanged, fileUnreadable } from "#texts/faults.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { documentKinds, documentListings } from "./documents.queries.ts";
import { lockDocument, moveDocument } from "./move-document.ts";
import { openFile } from "./open-file.ts";
import { uploadDocument } from "./upload-document.ts";

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
  upload: uploadDocument,
  approve: async (ctx, input) => {
    await requireStoredFile(ctx, input);
    return decideDocument(ctx, "approve", input);
  },
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
 * Throws `refused`, naming the document, if its stored file is lost or is not what was uploaded. The file is read once, before its row is
 * locked, and not at all if the approval will be refused for its state.
 */
async function requireStoredFile(
  ctx: BodyContext,
  { organizationId, id, version }: DecisionInput,
): Promise<void> {
  const document = await documentOf(ctx, { organizationId, id });
  if (document.version !== version || !fitsState("approve", document.state)) return;
  const key = keyOf(organizationId, Buffer.from(document.sha256, "hex"));
  const { wrong, error } = await readStored(ctx.files, key);
  if (wrong === null) return;
  ctx.log.error({ err: error }, "unexpected");
  const why = wrong === "changed" ? fileChanged : fileUnreadable;
  throw refused(documentReasons.notApproved(document.fileName, why));
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
