import type { Day } from "./day.ts";

/** The last day for which leaves and contracts are planned: the end of the next year. A later one is a slip of the hand. */
export function lastDayAhead(today: Day): Day {
  return `${Number(today.slice(0, 4)) + 1}-12-31`;
}
