import type { InputOf } from "#api/call.ts";
import type { DocumentItem, documents } from "#api/documents.ts";
import {
  type ExportColumn,
  exportedList,
  type ExportFormat,
} from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext, SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { documentExport as texts, documentStateTexts } from "#texts/documents.ts";
import { type DocumentFilter, documentItems } from "./documents.queries.ts";

const columns: readonly ExportColumn<DocumentItem>[] = [
  { header: texts.kind, width: 30, kind: "text", value: (item) => item.kindTitle },
  { header: texts.name, width: 40, kind: "text", value: (item) => item.fileName },
  { header: texts.person, width: 30, kind: "text", value: (item) => item.person },
  { header: texts.state, width: 18, kind: "text", value: (item) => documentStateTexts[item.state] },
  { header: texts.expiresOn, width: 14, kind: "day", value: (item) => item.expiresOn },
  { header: texts.uploadedBy, width: 24, kind: "text", value: (item) => item.uploadedBy },
  { header: texts.uploadedAt, width: 18, kind: "instant", value: (item) => item.uploadedAt },
  { header: texts.note, width: 40, kind: "text", value: (item) => item.note },
  { header: texts.sha256, width: 66, kind: "text", value: (item) => item.sha256 },
];

const organization: ExportColumn<DocumentItem> = {
  header: texts.organization,
  width: 40,
  kind: "text",
  value: (item) => item.organization,
};

/** The documents of a body that pass the filter, as a file. */
export function exportDocuments(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof documents.export>,
): Promise<FileAnswer> {
  return fileOf(ctx, { format, filter, bodies: [ctx.organizationId], columns });
}

/** The same over all bodies. */
export async function exportDocumentQueue(
  ctx: SignedContext,
  { format, ...filter }: InputOf<typeof documents.exportQueue>,
): Promise<FileAnswer> {
  const bodies = await everyBody(ctx);
  return fileOf(ctx, { format, filter, bodies, columns: [organization, ...columns] });
}

type Asked = {
  format: ExportFormat;
  filter: DocumentFilter;
  bodies: readonly string[];
  columns: readonly ExportColumn<DocumentItem>[];
};

function fileOf(ctx: SignedContext, { filter, ...asked }: Asked): Promise<FileAnswer> {
  const { userId } = ctx.actor;
  return exportedList(ctx, {
    ...asked,
    title: texts.fileName,
    rows: (db, page) => documentItems(db, filter, { userId, today: ctx.today, ...page }),
  });
}
