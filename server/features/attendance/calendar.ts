import type { Calendar } from "#domain/calendar/holidays.ts";
import { type Day, addDays, daysFrom } from "#domain/calendar/day.ts";
import type { DayNature } from "#domain/attendance/types.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { orNotFound } from "#server/kernel/fault.ts";
import { type Remembered, memoizeByText } from "#server/kernel/memoize-by-text.ts";
import { memoryOfBody } from "#server/kernel/memory-of-body.ts";
import { calendarOfParts, calendarPartsOf, calendarStatement } from "./calendar-parts.ts";

type KnownCalendar = { calendar: Calendar; version: number };

/** The calendar of the context's organization, with the version by which a save detects that it has changed. */
export const knownCalendar: Remembered<[BodyContext], KnownCalendar> = memoryOfBody(
  ({ db, organizationId }) => calendarStatement(organizationId).compile(db),
  ([found]) => calendarOfText(orNotFound(found).parts),
);

/** The calendar of the context's organization: national rules, moved and local holidays, closures. */
export const calendarOfBody: Remembered<[BodyContext], Calendar> = Object.assign(
  async (ctx: BodyContext) => (await knownCalendar(ctx)).calendar,
  { forget: knownCalendar.forget },
);

/** A reload mostly returns the same text, and the cached calendar has its years worked out. */
const calendarOfText = memoizeByText((text): KnownCalendar => {
  const parts = calendarPartsOf(text);
  return { calendar: calendarOfParts(parts), version: parts.version };
});

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
