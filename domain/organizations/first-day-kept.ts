import { addDays, type Day } from "../calendar/day.ts";

/**
 * The latest day that may be the first of an organization's keeping: until it comes nothing is due and nothing is missed,
 * so that a year mistyped would silence all of its sheets.
 */
export function latestFirstDayKept(today: Day): Day {
  return addDays(today, 365);
}
