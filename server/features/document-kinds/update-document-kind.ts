import type { InputOf, OutputOf } from "#api/call.ts";
import type { documentKinds } from "#api/document-kinds.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { changeDocumentKind } from "./change-document-kind.ts";

/** Changes what a kind of documents says. */
export function updateDocumentKind(
  ctx: SignedContext,
  { id, version, ...fields }: InputOf<typeof documentKinds.update>,
): Promise<OutputOf<typeof documentKinds.update>> {
  return changeDocumentKind(ctx, "document-kind.update", { code: id, version }, () => fields);
}
