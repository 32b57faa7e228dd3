import { isWholeDay } from "../attendance/intervals.ts";
import type { DayNature, DayPlan, Interval } from "../attendance/types.ts";

/** What a leave does on one of its days. */
type EffectOfLeave = "new" | "stays" | "replaces" | "off" | "holiday";

type DayAsked = {
  plan: Pick<DayPlan, "minutes">;
  nature: Pick<DayNature, "kind">;
  intervals: readonly Interval[];
};

/**
 * What a leave of a reason does on a day: only days with a duty take it. `wasCode` is the reason of the leave that it
 * replaces, where the day belongs to that one.
 */
export function effectOfLeave(
  { plan, nature, intervals }: DayAsked,
  code: string,
  wasCode: string | null,
): EffectOfLeave {
  if (plan.minutes === 0)
    return nature.kind === "holiday" || nature.kind === "closure" ? "holiday" : "off";
  if (isLeaveOf(intervals, code)) return "stays";
  const isFree = intervals.length === 0 || (wasCode !== null && isLeaveOf(intervals, wasCode));
  return isFree ? "new" : "replaces";
}

/** True where a day holds nothing but a whole day's absence of the reason. */
export function isLeaveOf(intervals: readonly Interval[], code: string): boolean {
  const [only, ...more] = intervals;
  return only?.kind === "absence" && only.reason === code && isWholeDay(only) && more.length === 0;
}
