import { isPresence } from "../attendance/intervals.ts";
import type { AbsenceReason, DayPlan, Interval } from "../attendance/types.ts";
import { daysBetween, type Day } from "../calendar/day.ts";
import { isLeaveOf } from "../leave/day-of-leave.ts";
import { isHidden } from "../leave/hidden-reasons.ts";
import type { DayOutcome } from "./outcomes.ts";

/** The most days of one act: a month. */
const mostDays = 31;
/** The most person-days that one act covers: this many are written well within the time limit of a call. */
export const mostPersonDays = 5000;

/** The typed fields of an act that depend on each other. */
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

/** Groups of reasons that concern one person only: leave with a balance, and unjustified absence. */
const ofOnePerson: ReadonlySet<Reason["group"]> = new Set(["annual", "parental", "unjustified"]);

/**
 * Whether the reason may apply to many people at once: it covers whole days, uses up no balance or limit, requires no document
 * from anyone and reveals nothing about a person that others may not know.
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

/** A day of a person as it is before an act. */
type DayToJudge = {
  intervals: readonly Interval[];
  plan: Pick<DayPlan, "minutes">;
  /** The contract is in force, and the act covers the day. */
  isInside: boolean;
  isPunched: boolean;
  /** The day is the actor's own. */
  isOwn: boolean;
  barred: "day-locked" | "month-signed" | null;
};

/** What an act under the reason does on the day. An existing entry is never replaced: it says more than the act does. */
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
