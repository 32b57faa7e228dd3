import type { InputOf } from "#api/call.ts";
import type { BodyOfSheets, locks } from "#api/locks.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { exportedList, type ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { lockPageTexts as t } from "#texts/locks.ts";
import { sheetsOfBodies } from "./completeness.ts";

/** A body asks for a handful of reads. */
const batch = 20;

const columns: readonly ExportColumn<BodyOfSheets>[] = [
  { header: t.organization, width: 48, kind: "text", value: (item) => item.organization },
  { header: t.owed, width: 14, kind: "number", value: (item) => item.owed },
  { header: t.submitted, width: 14, kind: "number", value: (item) => item.submitted },
  { header: t.open, width: 14, kind: "number", value: (item) => item.open },
  { header: t.locked, width: 14, kind: "number", value: (item) => item.locked },
  { header: t.asked, width: 14, kind: "number", value: (item) => item.asked },
];

/** The bodies that pass the filter with their sheets of a month, as a file. */
export function exportCompleteness(
  ctx: SignedContext,
  { format, month = monthOf(ctx.today), ...filter }: InputOf<typeof locks.exportCompleteness>,
): Promise<FileAnswer> {
  return exportedList(ctx, {
    title: t.fileName(month),
    format,
    bodies: [],
    columns,
    rows: (db, page) => sheetsOfBodies({ ...ctx, db }, { ...filter, month }, page),
    batch,
  });
}
