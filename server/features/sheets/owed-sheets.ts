import type { InputOf, OutputOf } from "#api/call.ts";
import { mostSheetDays, type sheets } from "#api/sheets.ts";
import { daysBetween, firstDay, monthOf } from "#domain/calendar/day.ts";
import { dutyDays } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { sheetPageTexts } from "#texts/sheets.ts";
import { sheetCount, sheetItems } from "./sheets.queries.ts";

/** A stretch of the sheets that a body owes. Throws `invalid` at `from` where the days are too many. */
export async function owedSheets(
  ctx: BodyContext,
  input: InputOf<typeof sheets.getAll>,
): Promise<OutputOf<typeof sheets.getAll>> {
  const to = input.to === undefined || input.to > ctx.today ? ctx.today : input.to;
  const from = input.from ?? firstDay(monthOf(to));
  if (daysBetween(from, to) >= mostSheetDays)
    throw fieldFault("from", sheetPageTexts.tooManyDays(mostSheetDays));
  const owed = await dutyDays(ctx, { from, to });
  const asked = { ...input, owed };
  return readBody(ctx, async (db) => ({
    items: await sheetItems(db, asked),
    total: await sheetCount(db, asked),
    from,
    to,
  }));
}
