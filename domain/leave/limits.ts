import type { AbsenceReason } from "../attendance/types.ts";
import { addDays, addMonths, type Day, daysBetween, lastDay } from "../calendar/day.ts";
import type { LeaveLaw } from "../contracts/employment-type.ts";

/** What limits one leave: the days of an event, or days on end. */
export type ReasonLimit = "event" | "consecutive";

/**
 * Days of the calendar in one month of a year's limit of leave. A month of a contract's pay has as many
 * (docs/decisions/0040).
 */
export const daysOfAMonth = 30;

type Limited = Pick<AbsenceReason, "dayBasis" | "maxPerEvent" | "maxConsecutive">;

/** Days of a leave on end as its reason counts them: `days` are those of duty, in order. */
function daysOnEnd({ dayBasis = "working" }: Limited, days: readonly Day[]): number {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || dayBasis === "working") return days.length;
  return daysBetween(first, last) + 1;
}

/**
 * The limit that a leave on end passes, the lower where it passes both, with its days and those that it may have; null where it
 * passes none. `days` are those of duty, in order. Nothing says which days are of one event, so those on end are taken as one.
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

/** Days of so many months from a day on; where the last month is too short, up to its end. */
function daysOfMonths(from: Day, months: number): number {
  const month = addMonths(from.slice(0, 7), months);
  const until = `${month}${from.slice(7)}`;
  return daysBetween(from, until > lastDay(month) ? addDays(lastDay(month), 1) : until);
}

/** So many days of the calendar beside a leave may bear on whether it passes a limit of its reason. */
export function reachOfLimits({
  dayBasis = "working",
  maxPerEvent,
  maxConsecutive,
}: Limited): number {
  const limit = Math.min(maxPerEvent ?? Infinity, maxConsecutive ?? Infinity);
  return limit === Infinity ? 0 : limit * calendarDays[dayBasis];
}

/** At most: of two days one is of work where three and a half a week are. */
const calendarDays = { working: 2, calendar: 1, months: 31 } as const;

/** Whether a reason is of the law of leave that holds for a contract; true where neither of the two does. */
export function isOfLaw(
  { regime = "both" }: Pick<AbsenceReason, "regime">,
  law: LeaveLaw | null | undefined,
): boolean {
  return regime === "both" || !law || regime === law;
}
