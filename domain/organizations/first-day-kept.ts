import { addDays, type Day } from "../calendar/day.ts";

/**
 * The latest day from which an organization may begin to keep attendance. Before that day nothing is due, so a mistyped
 * year would suppress all of its sheets.
 */
export function latestFirstDayKept(today: Day): Day {
  return addDays(today, 365);
}

/** The earliest such day: 1 January ten years back. With a mistyped year every day since would count as missing. */
export function earliestFirstDayKept(today: Day): Day {
  return `${Number(today.slice(0, 4)) - 10}-01-01`;
}
