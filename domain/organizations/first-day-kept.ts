import { addDays, type Day } from "../calendar/day.ts";

/**
 * The latest day that may be the first of an organization's keeping: until it comes nothing is due and nothing is missed,
 * so that a year mistyped would silence all of its sheets.
 */
export function latestFirstDayKept(today: Day): Day {
  return addDays(today, 365);
}

/** The earliest: ten years back, from the first day of the year on. A year mistyped would count every day since as missed. */
export function earliestFirstDayKept(today: Day): Day {
  return `${Number(today.slice(0, 4)) - 10}-01-01`;
}
