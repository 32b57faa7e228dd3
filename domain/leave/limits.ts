import type { AbsenceReason } from "../attendance/types.ts";
import { type Day, daysBetween } from "../calendar/day.ts";
import type { LeaveLaw } from "../contracts/employment-type.ts";

/** What limits one leave: the days of an event, or days on end. */
export type ReasonLimit = "event" | "consecutive";

/** Of a month that limits a leave. A month of a contract's pay has as many (docs/decisions/0040). */
export const daysOfAMonth = 30;

type Limited = Pick<AbsenceReason, "dayBasis" | "maxPerEvent" | "maxConsecutive">;

/** Days of a leave on end as its reason counts them: `days` are those of duty, in order. */
export function daysOnEnd({ dayBasis = "working" }: Limited, days: readonly Day[]): number {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || dayBasis === "working") return days.length;
  return daysBetween(first, last) + 1;
}

/**
 * The limit that a leave of so many days on end passes, the lower where it passes both; null where it passes none. Nothing says
 * which days are of one event, so those on end are taken as one.
 */
export function limitPassed(
  { dayBasis = "working", maxPerEvent, maxConsecutive }: Limited,
  days: number,
): { cause: ReasonLimit; mostDays: number } | null {
  const [event, consecutive] = [maxPerEvent ?? Infinity, maxConsecutive ?? Infinity];
  const mostDays = Math.min(event, consecutive) * (dayBasis === "months" ? daysOfAMonth : 1);
  if (days <= mostDays) return null;
  return { cause: consecutive < event ? "consecutive" : "event", mostDays };
}

/** Whether a reason is of the law of leave that holds for a contract; true where neither of the two does. */
export function isOfLaw(
  { regime = "both" }: Pick<AbsenceReason, "regime">,
  law: LeaveLaw | null | undefined,
): boolean {
  return regime === "both" || !law || regime === law;
}
