import { type Day, daysBetween } from "#domain/calendar/day.ts";
import { rangeTexts } from "#texts/leave-range.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { fieldFault } from "#server/kernel/fault.ts";

const mostDays = 366;

/** Throws a fault at `to` for days in the wrong order, or more days than a year has. */
export function requireSpan({ from, to }: { from: Day; to: Day }): void {
  if (to < from) throw fieldFault("to", t.toBeforeFrom);
  if (daysBetween(from, to) >= mostDays) throw fieldFault("to", rangeTexts.tooLong);
}
