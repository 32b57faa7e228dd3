import type { AbsenceReason } from "../attendance/types.ts";
import { addDays, addMonths, type Day, daysBetween, lastDay } from "../calendar/day.ts";
import type { LeaveLaw } from "../contracts/employment-type.ts";

/** What limits one leave: the days of an event, or consecutive days. */
export type ReasonLimit = "event" | "consecutive";

/**
 * Calendar days in one month of a year's limit of leave. A month of a contract's pay has the same number
 * (docs/decisions/0040).
 */
export const daysOfAMonth = 30;

type Limited = Pick<AbsenceReason, "dayBasis" | "maxPerEvent" | "maxConsecutive">;

/** Length in days of an uninterrupted leave as its reason counts them: `days` are those of duty, in order. */
function daysOnEnd({ dayBasis = "working" }: Limited, days: readonly Day[]): number {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || dayBasis === "working") return days.length;
  return daysBetween(first, last) + 1;
}

/**
 * The limit that an uninterrupted leave exceeds, the lower where it exceeds both, with its days and those it may have; null where
 * it exceeds none. `days` are those of duty, in order. Nothing records which days are of one event: consecutive ones count as one.
 */
export function limitPassed(
  reason: Limited,
  days: readonly Day[],
): { cause: ReasonLimit; days: number; mostDays: number } | null {
  const [first] = days;
  const [event, consecutive] = [reason.maxPerEvent ?? Infinity, reason.maxConsecutive ?? Infinity];
  const limit = Math.min(event, consecutive);
  if (first === undefined || limit === Infinity) return null;
  const mostDays = reason.dayBasis === "months" ? daysOfMonths(first, limit) : limit;
  const count = daysOnEnd(reason, days);
  if (count <= mostDays) return null;
  return { cause: consecutive < event ? "consecutive" : "event", days: count, mostDays };
}

/** Days of that many months from a day on; where the last month is too short, up to its end. */
function daysOfMonths(from: Day, months: number): number {
  const month = addMonths(from.slice(0, 7), months);
  const until = `${month}${from.slice(7)}`;
  return daysBetween(from, until > lastDay(month) ? addDays(lastDay(month), 1) : until);
}

/** How many calendar days around a leave can affect whether it exceeds a limit of its reason. */
export function reachOfLimits({
  dayBasis = "working",
  maxPerEvent,
  maxConsecutive,
}: Limited): number {
  const limit = Math.min(maxPerEvent ?? Infinity, maxConsecutive ?? Infinity);
  return limit === Infinity ? 0 : limit * calendarDays[dayBasis];
}

/** Upper bounds: with three and a half days of work a week, one day in two is a day of work. */
const calendarDays = { working: 2, calendar: 1, months: 31 } as const;

/** Whether a reason belongs to the law of leave that applies to a contract; true where neither of the two applies. */
export function isOfLaw(
  { regime = "both" }: Pick<AbsenceReason, "regime">,
  law: LeaveLaw | null | undefined,
): boolean {
  return regime === "both" || !law || regime === law;
}
