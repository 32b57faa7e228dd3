import type { YearDay } from "#api/contract-years.ts";
import { monthOf, type Month } from "#domain/calendar/day.ts";

/** The first month with a record; the last month if the whole year has none. */
export function firstRecorded(days: readonly YearDay[]): Month {
  const first = days.find(({ intervals, reason }) => intervals.length > 0 || reason !== null);
  return monthOf(first?.date ?? days.at(-1)?.date ?? "");
}
