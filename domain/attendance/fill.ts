import { isWholeDay, lastMinute, missesPunch } from "./intervals.ts";
import type { DayPlan, Interval, Minute } from "./types.ts";

/** The day as planned; nothing where nothing is planned. The mark says that nobody typed a time. */
export function asPlanned(plan: DayPlan): Interval[] {
  return plan.ranges.length === 0 ? [] : [{ kind: "work", from: null, to: null, mark: "plan" }];
}

/**
 * The intervals of an earlier day for a day with a duty, as typed by hand: whole days as they are, times moved by as much
 * as the planned arrival has moved. A missing punch is not repeated. Nothing where nothing is planned.
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
