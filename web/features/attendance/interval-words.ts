import { isWholeDay } from "#domain/attendance/intervals.ts";
import type { AbsenceReason, Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import { wallMinute } from "#domain/calendar/zone.ts";
import { formatClock, formatEnd } from "#domain/minutes.ts";
import { intervalTexts, kindTexts } from "#texts/attendance.ts";

/** The contents of a day in words: each interval with its times on the wall clock, or the whole day. */
export function wordsOfIntervals(
  intervals: readonly Interval[],
  day: Day,
  reasons: ReadonlyMap<string, Pick<AbsenceReason, "title">>,
): string {
  if (intervals.length === 0) return intervalTexts.nothing;
  return intervals.map((interval) => wordsOf(interval, day, reasons)).join(", ");
}

/** A minute of the work date as its wall clock shows it, formatted as a start or an end; null means no punch. */
export function clockOf(minute: number | null, day: Day, format = formatClock): string {
  return minute === null ? intervalTexts.missing : format(wallMinute(day, minute));
}

function wordsOf(
  interval: Interval,
  day: Day,
  reasons: ReadonlyMap<string, Pick<AbsenceReason, "title">>,
): string {
  const { kind, reason, from, to } = interval;
  const knownName =
    kind === "absence" ? (reasons.get(reason ?? "")?.title ?? reason) : kindTexts[kind];
  const name = knownName ?? kindTexts.absence;
  if (isWholeDay(interval)) return kind === "work" ? intervalTexts.asPlanned : name;
  const times = `${clockOf(from, day)}–${clockOf(to, day, formatEnd)}`;
  return kind === "work" ? times : `${name} ${times}`;
}
