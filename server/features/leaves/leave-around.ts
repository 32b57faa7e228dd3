import type { Day } from "#domain/calendar/day.ts";
import { isLeaveOf } from "#domain/leave/day-of-leave.ts";
import type { LeavePlan, WishedLeave } from "./leave-plan.ts";

/** Duty days that a leave newly takes, and those of its own reason that it gives back. */
export type ChangeOfLeave = { taken: Day[]; freed: Day[] };

/** A leave with its surroundings: duty days under its reason before and after it is given, and which days are off. */
export type LeaveAround = { before: Day[]; after: Day[]; isOff: (day: Day) => boolean };

/** The days that a leave takes of its reason and gives back. A locked or closed day counts: it takes the leave once it is opened. */
export function changeOfLeave(
  { code, wasCode }: Pick<WishedLeave, "code" | "wasCode">,
  plan: Pick<LeavePlan, "days" | "freed">,
): ChangeOfLeave {
  const taken = plan.days.flatMap(({ what, date, stands }) => {
    const isTaken = what === "new" || what === "replaces" || (what === "refused" && stands.term);
    return isTaken && !isLeaveOf(stands.intervals, code) ? [date] : [];
  });
  return { taken, freed: wasCode === code ? plan.freed.map(({ date }) => date) : [] };
}

/** The surroundings of a leave. */
export function leaveAround(
  { code }: Pick<WishedLeave, "code">,
  { around }: Pick<LeavePlan, "around">,
  change: ChangeOfLeave,
): LeaveAround {
  const off = new Set(
    around
      .filter(({ plan, result }) => plan.minutes === 0 && result.workedMinutes === 0)
      .map(({ date }) => date),
  );
  const before = around
    .filter(({ date, intervals }) => !off.has(date) && isLeaveOf(intervals, code))
    .map(({ date }) => date);
  const gone = new Set(change.freed);
  const after = new Set([...before.filter((day) => !gone.has(day)), ...change.taken]);
  return { before, after: [...after].toSorted(), isOff: (day) => off.has(day) };
}
