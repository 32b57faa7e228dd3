import { isWholeDay, lastMinute, missesPunch } from "./intervals.ts";
import type { DayPlan, Interval, Minute } from "./types.ts";

/** The day as planned; empty where nothing is planned. The mark says that no one typed a time. */
export function asPlanned(plan: DayPlan): Interval[] {
  return plan.ranges.length === 0 ? [] : [{ kind: "work", from: null, to: null, mark: "plan" }];
}

/**
 * Copies the intervals of an earlier day to a day with a duty, as if typed by hand: whole days unchanged, times shifted by as
 * much as the planned arrival. An interval with a missing punch is not copied. Empty where nothing is planned.
 */
export function likeYesterday(
  previous: readonly Interval[],
  previousPlan: DayPlan,
  plan: DayPlan,
): Interval[] {
  const arrival = plan.ranges[0]?.from;
  if (arrival === undefined) return [];
  const shift = arrival - (previousPlan.ranges[0]?.from ?? arrival);
  return previous
    .filter((interval) => !missesPunch(interval))
    .map((interval) =>
      isWholeDay(interval)
        ? interval
        : {
            ...interval,
            from: shiftMinute(interval.from, shift),
            to: shiftMinute(interval.to, shift),
          },
    )
    .filter((interval) => isWholeDay(interval) || (interval.to ?? 0) > (interval.from ?? 0))
    .map((interval) => ({ ...interval, mark: "typed" }));
}

function shiftMinute(minute: Minute | null, shift: number): Minute | null {
  return minute === null ? null : Math.min(lastMinute, Math.max(0, minute + shift));
}
