import type { InputOf } from "#api/call.ts";
import type { DocumentItem, documents } from "#api/documents.ts";
import { type ExportColumn, exportedList } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { documentExport as texts, documentStateTexts } from "#texts/documents.ts";
import { documentItems } from "./documents.queries.ts";

const columns: readonly ExportColumn<DocumentItem>[] = [
  { header: texts.kind, width: 30, kind: "text", value: (item) => item.kindTitle },
  { header: texts.name, width: 40, kind: "text", value: (item) => item.fileName },
  { header: texts.person, width: 30, kind: "text", value: (item) => item.person },
  { header: texts.state, width: 18, kind: "text", value: (item) => documentStateTexts[item.state] },
  { header: texts.expiresOn, width: 14, kind: "day", value: (item) => item.expiresOn },
  { header: texts.uploadedBy, width: 24, kind: "text", value: (item) => item.uploadedBy },
  {
    header: texts.uploadedAt,
    width: 14,
    kind: "day",
    value: (item) => item.uploadedAt.slice(0, 10),
  },
  { header: texts.note, width: 40, kind: "text", value: (item) => item.note },
  { header: texts.sha256, width: 66, kind: "text", value: (item) => item.sha256 },
];

/** The documents that pass the filter, as a file. */
export function exportDocuments(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof documents.export>,
): Promise<FileAnswer> {
  const { userId } = ctx.actor;
  return readBody(ctx, (db) =>
    exportedList({
      title: texts.fileName,
      today: ctx.today,
      format,
      columns,
      page: (skip, take) => documentItems(db, filter, { userId, skip, take }),
    }),
  );
}
