import type { InputOf, OutputOf } from "#api/call.ts";
import type { documentKinds } from "#api/document-kinds.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { documentKindTexts } from "#texts/document-kinds.ts";
import { kindColumns } from "./kind-columns.ts";

/** Adds a kind of documents, from today on. Throws `invalid` where its code is taken or its fields do not fit. */
export async function createDocumentKind(
  ctx: SignedContext,
  { code, ...fields }: InputOf<typeof documentKinds.create>,
): Promise<OutputOf<typeof documentKinds.create>> {
  return writeSystem(ctx, "document-kind.create", async (tx) => {
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto("document_kind")
      .values({ code, valid_from: ctx.today, ...kindColumns(fields) })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    if (added !== 1n) throw fieldFault("code", documentKindTexts.codeTaken);
    return {
      entry: { subjectKind: "document-kind", subjectId: code, before: null, after: fields },
      result: { id: code, version: 1 },
    };
  });
}
