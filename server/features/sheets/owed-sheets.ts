import { mostSheetDays, type SheetFilter, sheetList } from "#api/sheets.ts";
import { daysBetween, firstDay, monthOf } from "#domain/calendar/day.ts";
import { dutyDays } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { listingOf } from "#server/lists/listing.ts";
import { sheetListTexts, sheetPageTexts } from "#texts/sheets.ts";
import { type OwedSheets, sheetCount, sheetItems } from "./sheets.queries.ts";

/** The sheets that a body owes. Throws as `owedSheets` does. */
export const sheetListing = listingOf(sheetList, {
  texts: sheetListTexts,
  before: owedSheets,
  also: (_db, { from, to }) => ({ from, to }),
  count: sheetCount,
  items: (db, asked, _ctx, page) => sheetItems(db, asked, page),
});

/**
 * The days a list of owed sheets reaches over, and what is owed on them. Throws `invalid` at `from` where the days are too
 * many.
 */
async function owedSheets(filter: SheetFilter, ctx: BodyContext): Promise<OwedSheets> {
  const to = filter.to === undefined || filter.to > ctx.today ? ctx.today : filter.to;
  const from = filter.from ?? firstDay(monthOf(to));
  if (daysBetween(from, to) >= mostSheetDays)
    throw fieldFault("from", sheetPageTexts.tooManyDays(mostSheetDays));
  return { ...filter, from, to, owed: await dutyDays(ctx, { from, to }) };
}
