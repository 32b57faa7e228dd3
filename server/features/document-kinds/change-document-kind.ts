import type { DocumentKindFields, DocumentKindItem } from "#api/document-kinds.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { documentKindOf } from "./document-kinds.queries.ts";
import { kindColumns } from "./kind-columns.ts";

/**
 * Changes a kind of documents; of what it speaks stays, since its documents hang on it. Throws `not-found`, `invalid` at a
 * field that does not fit, or `changed` with what stands when another hand was first.
 */
export async function changeDocumentKind(
  ctx: SignedContext,
  act: LedgerAct,
  { code, version }: { code: string; version: number },
  fieldsFrom: (before: DocumentKindFields) => DocumentKindFields,
): Promise<{ id: string; version: number }> {
  return writeSystem(ctx, act, async (tx) => {
    const row = await tx
      .selectFrom("document_kind")
      .selectAll()
      .where("code", "=", code)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Fault("not-found");
    const held = documentKindOf(row, ctx.today);
    if (held.version !== version) throw new Fault("changed", { current: held });
    const before = fieldsOf(held);
    const fields = { ...fieldsFrom(before), about: before.about };
    await tx
      .updateTable("document_kind")
      .set({ ...kindColumns(fields), version: version + 1 })
      .where("code", "=", code)
      .execute();
    return {
      entry: { subjectKind: "document-kind", subjectId: code, before, after: fields },
      result: { id: code, version: version + 1 },
    };
  });
}

function fieldsOf(item: DocumentKindItem): DocumentKindFields {
  const { id: _id, code: _code, isActive: _isActive, version: _version, ...fields } = item;
  return fields;
}
