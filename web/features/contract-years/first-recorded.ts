import type { YearDay } from "#api/contract-years.ts";
import { monthOf, type Month } from "#domain/calendar/day.ts";

/** The first month in which anything was recorded; where nothing was in the whole year, the last one. */
export function firstRecorded(days: readonly YearDay[]): Month {
  const first = days.find(({ intervals, reason }) => intervals.length > 0 || reason !== null);
  return monthOf(first?.date ?? days.at(-1)?.date ?? "");
}
