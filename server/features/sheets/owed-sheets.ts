import type { InputOf, OutputOf } from "#api/call.ts";
import { mostSheetDays, type SheetFilter, sheetList, type sheets } from "#api/sheets.ts";
import { type Day, daysBetween, firstDay, monthOf } from "#domain/calendar/day.ts";
import { type DutyDay, dutyDays } from "#server/features/attendance/public.ts";
import { exportedList } from "#server/integrations/files/exported-list.ts";
import type { FileAnswer } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { fileColumns } from "#server/lists/file-columns.ts";
import { sheetListTexts, sheetPageTexts } from "#texts/sheets.ts";
import { sheetCount, sheetItems } from "./sheets.queries.ts";

/** A page of the sheets that a body owes. Throws as `owedDays` does. */
export async function owedSheets(
  ctx: BodyContext,
  { skip, take, ...filter }: InputOf<typeof sheets.getAll>,
): Promise<OutputOf<typeof sheets.getAll>> {
  const { from, to, owed } = await owedDays(ctx, filter);
  const asked = { ...filter, owed };
  return readBody(ctx, async (db) => ({
    items: await sheetItems(db, asked, { skip, take }),
    total: await sheetCount(db, asked),
    from,
    to,
  }));
}

/** All of them that pass the filter, as a file. Throws as `owedDays` does. */
export async function exportSheets(
  ctx: BodyContext,
  { format, ...filter }: InputOf<typeof sheets.export>,
): Promise<FileAnswer> {
  const { owed } = await owedDays(ctx, filter);
  return exportedList(ctx, {
    title: sheetListTexts.title,
    format,
    bodies: [ctx.organizationId],
    columns: fileColumns(sheetList, sheetListTexts, {}),
    rows: (db, page) => sheetItems(db, { ...filter, owed }, page),
  });
}

/**
 * The days a list of owed sheets reaches over, and what is owed on them. Throws `invalid` at `from` where the days are too
 * many.
 */
export async function owedDays(
  ctx: BodyContext,
  filter: Pick<SheetFilter, "from" | "to">,
): Promise<{ from: Day; to: Day; owed: DutyDay[] }> {
  const to = filter.to === undefined || filter.to > ctx.today ? ctx.today : filter.to;
  const from = filter.from ?? firstDay(monthOf(to));
  if (daysBetween(from, to) >= mostSheetDays)
    throw fieldFault("from", sheetPageTexts.tooManyDays(mostSheetDays));
  return { from, to, owed: await dutyDays(ctx, { from, to }) };
}
