import type { YearDay } from "#api/contract-years.ts";
import type { Day } from "#domain/calendar/day.ts";

/** The days, as they are now, whose record, note or hours differ from an earlier knowledge of them. */
export function daysChangedSince(
  then: readonly YearDay[],
  now: readonly YearDay[],
): ReadonlyMap<Day, YearDay> {
  const before = new Map(then.map((day) => [day.date, day]));
  return new Map(
    now
      .filter((day) => {
        const known = before.get(day.date);
        return known !== undefined && contentOf(known) !== contentOf(day);
      })
      .map((day) => [day.date, day]),
  );
}

function contentOf({ intervals, note, label, workedMinutes, balanceMinutes }: YearDay): string {
  return JSON.stringify([intervals, note, label, workedMinutes, balanceMinutes]);
}
