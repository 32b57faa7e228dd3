import { planOf } from "../attendance/schedule.ts";
import { commonMinutes, type Span } from "../attendance/spans.ts";
import type { DayNature, Schedule } from "../attendance/types.ts";
import { addDays, daysBetween, daysFrom, type Day } from "../calendar/day.ts";

/** Forty hours: full time in the public and the private sector (Law 3979/2011, article 41). */
export const fullTimeMinutes = 2400;

/** A period, both ends included, `to` null while it has no end, in which a person owes this much a week. */
export type WorkShare = { from: Day; to: Day | null; weeklyMinutes: number };

/** A period in which a person works by a schedule. */
type PlannedWork = { from: Day; to: Day | null; schedule: Schedule };

/**
 * Whether one person may hold these contracts together: on no day more than full time. Consecutive shares of one contract
 * do not add up.
 */
export function refusalToWorkShare(
  shares: readonly WorkShare[],
  fullTime: number = fullTimeMinutes,
): "over-full-time" | null {
  const isTooMuch = shares.some(({ from }) => {
    const running = shares.filter((share) => share.from <= from && from <= (share.to ?? from));
    return running.reduce((sum, share) => sum + share.weeklyMinutes, 0) > fullTime;
  });
  return isTooMuch ? "over-full-time" : null;
}

/** Whether one person may work by both schedules: on no ordinary day do their hours overlap, nights included. */
export function refusalToHours(one: PlannedWork, other: PlannedWork): "overlapping-hours" | null {
  const from = one.from > other.from ? one.from : other.from;
  const last = [one.to, other.to].filter((day) => day !== null).toSorted()[0];
  const repeats = addDays(from, daysUntilBothRepeat(one.schedule, other.schedule));
  const days = daysFrom(from, last !== undefined && last < repeats ? last : repeats);
  const [spans, others] = [one, other].map(({ schedule }) => spansOf(schedule, days));
  const meet = spans?.some((span) => others?.some((second) => commonMinutes(span, second) > 0));
  return meet ? "overlapping-hours" : null;
}

const ordinary: DayNature = { kind: "working", title: null, stopMinute: null };

function daysUntilBothRepeat(one: Schedule, other: Schedule): number {
  return 7 * one.weeks.length * other.weeks.length;
}

function spansOf(schedule: Schedule, days: readonly Day[]): Span[] {
  const start = days[0];
  if (start === undefined) return [];
  return days.flatMap((day) => {
    const midnight = daysBetween(start, day) * 1440;
    const { ranges } = planOf(schedule, day, ordinary);
    return ranges.map(({ from, to }) => ({ from: from + midnight, to: to + midnight }));
  });
}
