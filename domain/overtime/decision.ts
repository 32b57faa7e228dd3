import { daysBetween, type Day } from "../calendar/day.ts";

/**
 * What a decision allows. `completing` is work by night or on Sundays within the plan, which is paid differently and is
 * not overtime (Law 4354/2015, article 20).
 */
export const overtimeKinds = [
  "afternoon",
  "night",
  "sunday-holiday",
  "completing",
  "private",
] as const;

export type OvertimeKind = (typeof overtimeKinds)[number];

/** The most minutes that a decision allows, in a month and in all; where those of a person are null, the decision's apply. */
export type Limits = { monthMinutes: number | null; totalMinutes: number | null };

/** Days, limits and people of a decision, as far as they depend on each other. */
export type TypedDecision = {
  from: Day;
  to: Day;
  monthMinutes: number;
  totalMinutes: number;
  people: readonly Limits[];
  structureIds: readonly string[];
};

/** Why a decision on overtime is refused. */
export type DecisionRefusal = "ends-before" | "too-long" | "covers-nobody" | "total-below-month";

/** A decision names its period, which is never longer than a year. */
const mostDays = 366;

/** Why a decision is refused as it was typed, and at which field; null where it is accepted. */
export function refusalToDecision(
  decision: TypedDecision,
): { field: string; refusal: DecisionRefusal } | null {
  const { from, to, people, structureIds } = decision;
  if (to < from) return { field: "to", refusal: "ends-before" };
  if (daysBetween(from, to) >= mostDays) return { field: "to", refusal: "too-long" };
  if ([decision, ...people].some((own) => isTotalBelowMonth(decision, own)))
    return { field: "totalMinutes", refusal: "total-below-month" };
  if (people.length === 0 && structureIds.length === 0)
    return { field: "people", refusal: "covers-nobody" };
  return null;
}

/** True where the limit of a month exceeds the total: of a decision, or of a person whom it names. */
export function isTotalBelowMonth(decision: Limits, own: Limits): boolean {
  const { monthMinutes, totalMinutes } = decision;
  return (own.totalMinutes ?? totalMinutes ?? Infinity) < (own.monthMinutes ?? monthMinutes ?? 0);
}
