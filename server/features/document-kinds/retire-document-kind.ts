import type { InputOf, OutputOf } from "#api/call.ts";
import type { documentKinds } from "#api/document-kinds.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { changeDocumentKind } from "./change-document-kind.ts";

/** Takes a kind of documents out of use: yesterday was its last day. */
export function retireDocumentKind(
  ctx: SignedContext,
  { id, version }: InputOf<typeof documentKinds.retire>,
): Promise<OutputOf<typeof documentKinds.retire>> {
  const validTo = addDays(ctx.today, -1);
  return changeDocumentKind(ctx, "document-kind.retire", { code: id, version }, (before) => ({
    ...before,
    validTo,
  }));
}
