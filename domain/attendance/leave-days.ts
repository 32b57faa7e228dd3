import { addDays, type Day } from "../calendar/day.ts";
import type { DayPlan } from "./types.ts";

/** No leave is looked for further than this; it also ends the search where nothing is ever planned. */
const furthestDays = 731;

/**
 * The days a leave of so many working days takes from `start` on: those with a duty by the person's own schedule, so
 * that weekends, free days of a rota, holidays and closures are skipped. Fewer than asked if two years do not hold them.
 */
export function workingDaysCovered(
  start: Day,
  count: number,
  planOn: (day: Day) => DayPlan,
): Day[] {
  const covered: Day[] = [];
  for (let ahead = 0; ahead < furthestDays && covered.length < count; ahead += 1) {
    const day = addDays(start, ahead);
    if (planOn(day).minutes > 0) covered.push(day);
  }
  return covered;
}
