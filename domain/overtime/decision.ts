import { daysBetween, type Day } from "../calendar/day.ts";

/**
 * What a decision allows. To complete the hours is work by night or on Sundays within the plan: it is paid otherwise and is no
 * overtime (Law 4354/2015, article 20).
 */
export const overtimeKinds = [
  "afternoon",
  "night",
  "sunday-holiday",
  "completing",
  "private",
] as const;

export type OvertimeKind = (typeof overtimeKinds)[number];

/** Minutes that a decision allows at most, in a month and in all; of a person those that are null are the decision's. */
export type Limits = { monthMinutes: number | null; totalMinutes: number | null };

/** Days, limits and people of a decision, as far as they hang together. */
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

/** A decision names its period, and no period of one is longer than a year. */
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

/** True where a month would allow more than all of them: of a decision, or of a person whom it names. */
export function isTotalBelowMonth(decision: Limits, own: Limits): boolean {
  const { monthMinutes, totalMinutes } = decision;
  return (own.totalMinutes ?? totalMinutes ?? Infinity) < (own.monthMinutes ?? monthMinutes ?? 0);
}
