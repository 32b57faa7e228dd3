import type { Day } from "../calendar/day.ts";
import { lastMinute } from "./intervals.ts";
import type { Span } from "./spans.ts";
import type { DayPlan, Interval, Minute } from "./types.ts";

/** How punched times become the times of a record: as they are, at the nearest quarter, or at the plan. */
export const punchRoundings = ["none", "quarter", "plan"] as const;
export type PunchRounding = (typeof punchRoundings)[number];

/** What a body does with punched times. Within the grace of a planned time, the planned time is used. */
export type PunchRule = { rounding: PunchRounding; graceMinutes: number };

/** A rule in force from a day on. */
export type DatedPunchRule = PunchRule & { validFrom: Day };

/** The rule where a body has set none. */
export const noPunchRule: PunchRule = { rounding: "none", graceMinutes: 0 };

/** A longer grace would move whole parts of an hour. */
export const mostGraceMinutes = 30;

const quarter = 15;

/** The rule of a day: the one that began last by then; of several that began on one day the last one made. */
export function punchRuleOn<R extends DatedPunchRule>(rules: readonly R[], day: Day): R | null {
  let found: R | null = null;
  for (const rule of rules)
    if (rule.validFrom <= day && (found === null || rule.validFrom >= found.validFrom))
      found = rule;
  return found;
}

/**
 * The times of a record that punched intervals produce under a rule; without rounding, or where the rounded intervals would be
 * empty or run into each other, the times as punched. Each punched time is rounded on its own: to a planned beginning or end
 * within the grace, else to the nearest quarter of an hour where the rule says so. Missing ends stay missing.
 */
export function roundedTimes(
  punched: readonly Interval[],
  { ranges }: DayPlan,
  rule: PunchRule,
): Interval[] {
  if (rule.rounding === "none") return [...punched];
  const rounded = punched.map((interval) => ({
    ...interval,
    from: roundPunch(interval.from, "from", ranges, rule),
    to: roundPunch(interval.to, "to", ranges, rule),
  }));
  return isInOrder(rounded) ? rounded : [...punched];
}

function roundPunch(
  minute: Minute | null,
  end: keyof Span,
  ranges: readonly Span[],
  { rounding, graceMinutes }: PunchRule,
): Minute | null {
  if (minute === null) return null;
  const near = ranges
    .map((range) => range[end])
    .toSorted((one, other) => Math.abs(one - minute) - Math.abs(other - minute))[0];
  if (near !== undefined && Math.abs(near - minute) <= graceMinutes) return near;
  if (rounding === "plan") return minute;
  return Math.min(lastMinute, Math.round(minute / quarter) * quarter);
}

function isInOrder(intervals: readonly Interval[]): boolean {
  const ends = intervals.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
  const ordered = ends.every((end, index) => index === 0 || (ends[index - 1] ?? 0) <= end);
  return ordered && intervals.every(({ from, to }) => from === null || to === null || from < to);
}
