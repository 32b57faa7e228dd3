import type { Calendar } from "#domain/calendar/holidays.ts";
import { type Day, addDays, daysFrom } from "#domain/calendar/day.ts";
import type { DayNature } from "#domain/attendance/types.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readText } from "#server/kernel/read-body.ts";
import {
  databaseOf,
  type Remembered,
  memoizeByText,
  remembered,
} from "#server/kernel/memoize-by-text.ts";
import { calendarOfParts, calendarPartsOf, calendarSql } from "./calendar-parts.ts";

/** The calendar of the context's organization: national rules, moved and local holidays, closures. */
export const calendarOfBody: Remembered<[BodyContext], Calendar> = remembered(
  (ctx: BodyContext) => `${databaseOf(ctx)}:${ctx.organizationId}`,
  readCalendar,
);

async function readCalendar(ctx: BodyContext): Promise<Calendar> {
  const values = [ctx.organizationId];
  const found = await readText(ctx, { name: "calendar", text: calendarSql, values });
  if (found === null) throw new Fault("not-found");
  return calendarOfText(found);
}

/** What was asked again is mostly the same, and a calendar that is kept has its years worked out. */
const calendarOfText = memoizeByText((text): Calendar => calendarOfParts(calendarPartsOf(text)));

/** The natures that are not plain working days, from a day to the day after the last (where a night shift ends). */
export function naturesBetween(
  calendar: Calendar,
  structureId: string,
  from: Day,
  to: Day,
): Record<Day, DayNature> {
  const natures: Record<Day, DayNature> = {};
  for (const day of daysFrom(from, addDays(to, 1))) {
    const nature = calendar(day, structureId);
    if (nature.kind !== "working") natures[day] = nature;
  }
  return natures;
}
