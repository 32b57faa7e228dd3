import type { Day } from "../calendar/day.ts";

/**
 * The default opening day of a new structure: the first day from which the body keeps attendance, if that is in the past, else
 * today.
 */
export function usualOpening(keptFrom: Day | null, today: Day): Day {
  return keptFrom !== null && keptFrom < today ? keptFrom : today;
}
