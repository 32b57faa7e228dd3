import type { Day } from "../calendar/day.ts";

/**
 * The day from which a new structure works unless told otherwise: the body's first day of keeping, before which nothing of it
 * would count and from which on its days are recorded, where that has come.
 */
export function usualOpening(keptFrom: Day | null, today: Day): Day {
  return keptFrom !== null && keptFrom < today ? keptFrom : today;
}
