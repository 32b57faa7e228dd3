import { isPresence } from "../attendance/intervals.ts";
import type { AbsenceReason, DayPlan, Interval } from "../attendance/types.ts";
import { daysBetween, type Day } from "../calendar/day.ts";
import { isLeaveOf } from "../leave/day-of-leave.ts";
import { isHidden } from "../leave/hidden-reasons.ts";
import type { DayOutcome } from "./outcomes.ts";

/** The most days of one act: a month. */
export const mostDays = 31;
/** The most days of people that one act looks at: so many are written well within the time that a call has. */
export const mostPersonDays = 5000;

/** What is typed of an act, as far as it hangs together. */
export type TypedAct = {
  from: Day;
  to: Day;
  wholeBody: boolean;
  structureIds: readonly string[];
  employeeIds: readonly string[];
};

/** Why an act is refused as it was typed. */
export type ActRefusal = "ends-before" | "too-long" | "covers-nobody";

/** Why an act is refused as it was typed, and at which field; null where it is accepted. */
export function refusalToAct(act: TypedAct): { field: string; refusal: ActRefusal } | null {
  if (act.to < act.from) return { field: "to", refusal: "ends-before" };
  if (daysBetween(act.from, act.to) >= mostDays) return { field: "to", refusal: "too-long" };
  const covers = act.wholeBody || act.structureIds.length > 0 || act.employeeIds.length > 0;
  return covers ? null : { field: "structureIds", refusal: "covers-nobody" };
}

type Reason = Pick<
  AbsenceReason,
  | "group"
  | "unit"
  | "countsAsPresence"
  | "isSensitive"
  | "maxPerYear"
  | "maxPerEvent"
  | "maxConsecutive"
  | "requiresDocument"
  | "isActive"
>;

/** Groups of reasons that are one person's own: leave with a balance, and what one is blamed for. */
const ofOnePerson: ReadonlySet<Reason["group"]> = new Set(["annual", "parental", "unjustified"]);

/**
 * Whether the reason may be that of many at once: one of whole days that takes nothing from a balance or limit, asks nobody for a
 * document and tells nothing of a person that others may not know.
 */
export function isCollective(reason: Reason): boolean {
  const { maxPerYear, maxPerEvent = null, maxConsecutive = null } = reason;
  const isLimited = maxPerYear !== null || maxPerEvent !== null || maxConsecutive !== null;
  return (
    reason.isActive !== false &&
    reason.unit !== "hour" &&
    !reason.countsAsPresence &&
    !reason.requiresDocument &&
    !isLimited &&
    !isHidden(reason) &&
    !ofOnePerson.has(reason.group)
  );
}

/** A day of a person as it stands before an act. */
export type DayToJudge = {
  intervals: readonly Interval[];
  plan: Pick<DayPlan, "minutes">;
  /** The contract is in force, and the day is of what the act covers. */
  isInside: boolean;
  isPunched: boolean;
  /** Of whoever acts. */
  isOwn: boolean;
  barred: "day-locked" | "month-signed" | null;
};

/** What an act under the reason does on the day. What stands there is never replaced: it says more than the act does. */
export function outcomeOfDay(day: DayToJudge, code: string): DayOutcome {
  const { intervals, plan } = day;
  if (!day.isInside) return "outside";
  if (isLeaveOf(intervals, code)) return "stands";
  if (intervals.some(({ kind }) => isPresence(kind))) return "worked";
  if (intervals.length > 0) return "away";
  if (plan.minutes === 0) return "off";
  if (day.isPunched) return "punched";
  if (day.isOwn) return "own";
  return day.barred ?? "taken";
}
