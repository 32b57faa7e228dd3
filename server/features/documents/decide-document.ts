import type { OutputOf } from "#api/call.ts";
import type { documents } from "#api/documents.ts";
import { fitsState, refusalToDecide } from "#domain/documents/document.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { ownAffairs, refuseOwn } from "#server/kernel/own-affairs.ts";
import { type Entry, write } from "#server/kernel/write.ts";
import { ownAffairTexts } from "#texts/own-affairs.ts";
import { documentReasons, documentRefusals } from "#texts/documents.ts";
import { heldDocument, moveDocument } from "./move-document.ts";

type Given = { organizationId: string; id: string; version: number; reason?: string };

/**
 * Approves or rejects a document. What an approved one was to replace is replaced now. Throws `not-found`, `changed` when
 * another hand was first, `refused` with the rule's sentence.
 */
export function decideDocument(
  ctx: BodyContext,
  act: "approve" | "reject",
  { organizationId, id, version, reason = "" }: Given,
): Promise<OutputOf<typeof documents.approve>> {
  return write(ctx, `document.${act}`, async (tx) => {
    const document = await heldDocument(tx, organizationId, id);
    if (document.version !== version) throw new Fault("changed");
    const own = await ownAffairs(tx, ctx);
    refuseOwn(own.contractIds.has(document.contractId ?? ""), ownAffairTexts.document);
    const refusal = refusalToDecide(act, document, ctx.actor);
    if (refusal) throw new Fault("refused", { detail: documentRefusals[refusal] });
    const moved = await moveDocument(tx, ctx, document, { act, reason });
    const replaced = act === "approve" ? await replaceOld(tx, ctx, document.replaces) : [];
    const { state } = moved;
    return { entries: [moved.entry, ...replaced], result: { id, state, version: moved.version } };
  });
}

async function replaceOld(tx: Writer, ctx: BodyContext, id: string | null): Promise<Entry[]> {
  if (id === null) return [];
  const old = await heldDocument(tx, ctx.organizationId, id);
  if (!fitsState("replace", old.state)) return [];
  const move = { act: "replace", reason: documentReasons.newer } as const;
  return [(await moveDocument(tx, ctx, old, move)).entry];
}
