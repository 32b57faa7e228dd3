import type { InputOf } from "#api/call.ts";
import type { SheetItem, sheets } from "#api/sheets.ts";
import { type ExportColumn, exportedList } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { daySheetTexts } from "#texts/day-sheet.ts";
import { sheetPageTexts as t } from "#texts/sheets.ts";
import { owedDays } from "./owed-sheets.ts";
import { sheetItems } from "./sheets.queries.ts";

const columns: readonly ExportColumn<SheetItem>[] = [
  { header: t.structure, width: 40, kind: "text", value: (item) => item.structure },
  { header: t.date, width: 12, kind: "day", value: (item) => item.date },
  { header: t.state, width: 16, kind: "text", value: (item) => daySheetTexts.states[item.state] },
  { header: t.expected, width: 14, kind: "number", value: (item) => item.expected },
  { header: t.recorded, width: 14, kind: "number", value: (item) => item.recorded },
  { header: t.missing, width: 20, kind: "number", value: (item) => item.missing },
  { header: t.submitted, width: 18, kind: "instant", value: (item) => item.submittedAt },
  { header: t.submittedBy, width: 24, kind: "text", value: (item) => item.submittedBy },
];

/** The sheets that a body owes and that pass the filter, as a file. Throws as `owedDays` does. */
export async function exportSheets(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof sheets.export>,
): Promise<FileAnswer> {
  const { owed } = await owedDays(ctx, filter);
  return exportedList(ctx, {
    title: t.table,
    format,
    bodies: [ctx.organizationId],
    columns,
    rows: (db, page) => sheetItems(db, { ...filter, owed }, page),
  });
}
