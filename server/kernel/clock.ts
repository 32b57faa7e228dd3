import { dayAt } from "#domain/calendar/zone.ts";
import type { Day } from "#domain/calendar/day.ts";

/** The one place that reads the clock; tests pass their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** The day in Athens at an instant. */
export function todayAt(now: Date): Day {
  return dayAt(now.toISOString());
}
