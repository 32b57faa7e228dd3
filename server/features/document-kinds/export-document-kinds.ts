import type { InputOf } from "#api/call.ts";
import type { DocumentKindItem, documentKinds } from "#api/document-kinds.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { common } from "#texts/common.ts";
import { documentKindTexts as t } from "#texts/document-kinds.ts";
import { documentKindItems } from "./document-kinds.queries.ts";

const yesOrNo = (is: boolean) => (is ? common.yes : common.no);

const columns: readonly ExportColumn<DocumentKindItem>[] = [
  { header: t.name, width: 44, kind: "text", value: (item) => item.title },
  { header: t.code, width: 24, kind: "text", value: (item) => item.code },
  { header: t.about, width: 16, kind: "text", value: (item) => t.abouts[item.about] },
  { header: t.expires, width: 16, kind: "text", value: (item) => yesOrNo(item.expires) },
  { header: t.usualMonths, width: 16, kind: "number", value: (item) => item.usualMonths },
  { header: t.forApproval, width: 16, kind: "text", value: (item) => yesOrNo(item.forApproval) },
  {
    header: t.types,
    width: 28,
    kind: "text",
    value: (item) => item.types.map((type) => t.typeNames[type]).join(", "),
  },
  { header: t.decidedBy, width: 28, kind: "text", value: (item) => t.deciders[item.decidedBy] },
  { header: t.sortOrder, width: 10, kind: "number", value: (item) => item.sortOrder },
  { header: t.validTo, width: 14, kind: "day", value: (item) => item.validTo },
  { header: t.active, width: 10, kind: "text", value: (item) => yesOrNo(item.isActive) },
];

/** The kinds that pass the filter, as a file. */
export function exportDocumentKinds(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof documentKinds.export>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: t.title,
    format,
    bodies: [],
    columns,
    rows: (db, stretch) => documentKindItems(db, ctx.today, filter, stretch),
  });
}
