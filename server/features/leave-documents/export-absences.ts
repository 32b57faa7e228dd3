import type { InputOf } from "#api/call.ts";
import type { LeaveDocument, leaveDocuments } from "#api/leave-documents.ts";
import { type ExportColumn, exportedList } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { leaveDocumentTexts as t } from "#texts/leave-documents.ts";
import { absenceRows } from "./absences.queries.ts";
import { askingReasons } from "./asking-reasons.ts";

const columns: readonly ExportColumn<LeaveDocument>[] = [
  { header: t.person, width: 30, kind: "text", value: (one) => `${one.lastName} ${one.firstName}` },
  { header: t.contract, width: 16, kind: "text", value: (one) => one.number },
  { header: t.structure, width: 30, kind: "text", value: (one) => one.structureTitle },
  { header: t.reason, width: 34, kind: "text", value: (one) => one.title },
  { header: t.documentKind, width: 34, kind: "text", value: (one) => one.documentKind },
  { header: t.from, width: 12, kind: "day", value: (one) => one.from },
  { header: t.to, width: 12, kind: "day", value: (one) => one.to },
  { header: t.days, width: 8, kind: "number", value: (one) => one.days },
  { header: t.dueOn, width: 12, kind: "day", value: (one) => one.dueOn },
  { header: t.daysLeft, width: 12, kind: "number", value: (one) => one.daysLeft },
  {
    header: t.receipt,
    width: 26,
    kind: "text",
    value: ({ receipt }) => receipt && t.hows[receipt.how],
  },
  { header: t.receivedBy, width: 24, kind: "text", value: ({ receipt }) => receipt?.by ?? null },
  {
    header: t.receivedAt,
    width: 14,
    kind: "day",
    value: ({ receipt }) => receipt?.at.slice(0, 10) ?? null,
  },
];

/** The absences that pass the filter, as a file. */
export async function exportAbsences(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof leaveDocuments.export>,
): Promise<FileAnswer> {
  const { today } = ctx;
  const reasons = await readBody(ctx, (db) => askingReasons(ctx, db));
  return exportedList(ctx, {
    title: t.title,
    format,
    bodies: [ctx.organizationId],
    columns,
    rows: (db, page) => absenceRows(db, filter, { reasons, today }, page),
  });
}
