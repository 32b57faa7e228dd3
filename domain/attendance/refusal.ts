import { lastDayAhead } from "../calendar/ahead.ts";
import type { Day } from "../calendar/day.ts";
import { dayLength } from "../calendar/zone.ts";
import {
  byTime,
  countsAsPresence,
  isPresence,
  isWholeDay,
  lastMinute,
  missesPunch,
} from "./intervals.ts";
import type { AbsenceReason, DayPlan, DayResult, Interval, Mark } from "./types.ts";

/** Why a day cannot hold the intervals given for it. */
export type IntervalsRefusal =
  | "too-many-intervals"
  | "time-out-of-range"
  | "departure-before-arrival"
  | "interval-too-long"
  | "needs-both-ends"
  | "absence-needs-reason"
  | "reason-without-absence"
  | "unknown-reason"
  | "retired-reason"
  | "reason-not-by-hour"
  | "reason-not-by-day"
  | "two-whole-day-absences"
  | "two-whole-days"
  | "nothing-planned"
  | "overlapping-intervals";

/** Why what is typed belongs to another day. */
export type ArrivalRefusal = "arrival-of-next-day";

/** Why a day cannot be recorded now. */
export type RecordRefusal =
  | IntervalsRefusal
  | ArrivalRefusal
  | "month-signed"
  | "day-locked"
  | "outside-contract"
  | "future-day"
  | "too-far-ahead";

/** Why the sheet of a day cannot be submitted. */
export type SubmitRefusal =
  | "already-submitted"
  | "sheet-locked"
  | "future-day"
  | "nobody-counts"
  | "rows-pending";

/** Every refusal to record or submit a day. */
export type AttendanceRefusal = RecordRefusal | SubmitRefusal;

/** The most characters that the note of a record may have. */
export const longestNote = 500;

/** State of the sheet of one structure and day. */
export type SheetState = "open" | "submitted" | "locked";

/** What is checked when a person records a day of a contract. */
export type RecordAttempt = {
  day: Day;
  today: Day;
  locked: boolean;
  insideContract: boolean;
  /** The month of the contract is signed, approved or paid. */
  monthSigned: boolean;
  plan: DayPlan;
  reasons: ReadonlyMap<string, AbsenceReason>;
  intervals: readonly Interval[];
};

/** The most intervals of one day. */
export const mostIntervals = 12;

/** The 24 hours of the longest duty, on the night when the clocks go back. */
const longestInterval = 1500;

/** Marks of times stated by a person or a program rather than measured by a clock. */
const statedMarks: readonly Mark[] = ["typed", "link", "api"];

/**
 * Whether a person may record the intervals for the day. Work on a future day is refused, leave only after
 * the end of next year. Clearing a day outside the contract is allowed, so that a mistake can be undone.
 */
export function refusalToRecord(attempt: RecordAttempt): RecordRefusal | null {
  const { intervals, plan, reasons } = attempt;
  if (attempt.monthSigned) return "month-signed";
  if (attempt.locked) return "day-locked";
  if (!attempt.insideContract && intervals.length > 0) return "outside-contract";
  const isFuture = attempt.day > attempt.today;
  if (isFuture && intervals.some((one) => isWork(one, reasons))) return "future-day";
  if (attempt.day > lastDayAhead(attempt.today) && intervals.length > 0) return "too-far-ahead";
  return (
    refusalToIntervals(intervals, plan, reasons) ?? refusalToArrival(attempt.day, plan, intervals)
  );
}

/**
 * Whether the first arrival belongs to the day: from 00:00 to 23:59 of its work date, unless a planned night runs past
 * midnight. Times measured by a clock are exempt: the plan has already decided the work date of a punch.
 */
export function refusalToArrival(
  day: Day,
  plan: DayPlan,
  intervals: readonly Interval[],
): ArrivalRefusal | null {
  const first = intervals.filter((interval) => !isWholeDay(interval)).toSorted(byTime)[0];
  if (!first || first.from === null || !statedMarks.includes(first.mark)) return null;
  const midnight = dayLength(day);
  const isPlanned = plan.ranges.some(({ to }) => to > midnight);
  return first.from >= midnight && !isPlanned ? "arrival-of-next-day" : null;
}

/**
 * Whether the intervals make a valid day: at most 12, times within two days, each departure after its arrival and at most 24
 * hours after it, one end missing only where a punch can be missing, every absence with a known reason that is in use and of
 * a fitting unit, at most one whole day, and no overlaps.
 */
export function refusalToIntervals(
  intervals: readonly Interval[],
  plan: DayPlan,
  reasons: ReadonlyMap<string, AbsenceReason>,
): IntervalsRefusal | null {
  if (intervals.length > mostIntervals) return "too-many-intervals";
  for (const interval of intervals) {
    const refusal = refusalToTimes(interval) ?? refusalToReason(interval, reasons);
    if (refusal) return refusal;
  }
  return refusalToWholeDays(intervals, plan) ?? refusalToOverlap(intervals);
}

/** Whether the sheet may be submitted: of today or earlier, still open, with a record for everyone who has a duty. */
export function refusalToSubmit(sheet: {
  day: Day;
  today: Day;
  state: SheetState;
  results: readonly DayResult[];
}): SubmitRefusal | null {
  if (sheet.state === "locked") return "sheet-locked";
  if (sheet.state === "submitted") return "already-submitted";
  if (sheet.day > sheet.today) return "future-day";
  if (sheet.results.length === 0) return "nobody-counts";
  return sheet.results.some((result) => result.label === "pending") ? "rows-pending" : null;
}

function isWork(interval: Interval, reasons: ReadonlyMap<string, AbsenceReason>): boolean {
  return interval.kind === "break" || countsAsPresence(interval, reasons);
}

function refusalToTimes(interval: Interval): IntervalsRefusal | null {
  const { kind, from, to } = interval;
  if (!isMinute(from) || !isMinute(to)) return "time-out-of-range";
  if (from !== null && to !== null && to <= from) return "departure-before-arrival";
  if (from !== null && to !== null && to - from > longestInterval) return "interval-too-long";
  if (missesPunch(interval) && !isPresence(kind)) return "needs-both-ends";
  return kind === "break" && isWholeDay(interval) ? "needs-both-ends" : null;
}

function isMinute(minute: number | null): boolean {
  return minute === null || (Number.isInteger(minute) && minute >= 0 && minute <= lastMinute);
}

function refusalToReason(
  interval: Interval,
  reasons: ReadonlyMap<string, AbsenceReason>,
): IntervalsRefusal | null {
  if (interval.kind !== "absence") return interval.reason ? "reason-without-absence" : null;
  if (!interval.reason) return "absence-needs-reason";
  const reason = reasons.get(interval.reason);
  if (!reason) return "unknown-reason";
  if (reason.isActive === false) return "retired-reason";
  if (isWholeDay(interval)) return reason.unit === "hour" ? "reason-not-by-day" : null;
  return reason.unit === "day" ? "reason-not-by-hour" : null;
}

function refusalToWholeDays(
  intervals: readonly Interval[],
  plan: DayPlan,
): IntervalsRefusal | null {
  const whole = intervals.filter(isWholeDay);
  const absences = whole.filter((interval) => interval.kind === "absence").length;
  if (absences > 1) return "two-whole-day-absences";
  if (whole.length > 1) return "two-whole-days";
  return whole.length > absences && plan.ranges.length === 0 ? "nothing-planned" : null;
}

/** A missing end leaves a single point in time. Two intervals that begin together still overlap. */
function refusalToOverlap(intervals: readonly Interval[]): IntervalsRefusal | null {
  const timed = intervals.filter((interval) => !isWholeDay(interval)).toSorted(byTime);
  const overlaps = timed.some((interval, index) => {
    const next = timed[index + 1];
    if (!next) return false;
    return startOf(next) < endOf(interval) || startOf(next) === startOf(interval);
  });
  return overlaps ? "overlapping-intervals" : null;
}

function startOf({ from, to }: Interval): number {
  return from ?? to ?? 0;
}

function endOf({ from, to }: Interval): number {
  return to ?? from ?? 0;
}
