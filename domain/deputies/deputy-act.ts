import { daysBetween, type Day } from "../calendar/day.ts";

/** The most days between the first and the last of an act: a year. */
const mostDaysApart = 365;

type DeputyAct = { from: Day; to: Day };

/** Why an act is refused as it was typed. */
export type DeputyActRefusal = "ends-before" | "too-long" | "over";

/** Why a deputy act is refused as it was typed, and at which field; null where it is accepted. */
export function refusalToDeputyAct(
  { from, to }: DeputyAct,
  today: Day,
): { field: string; refusal: DeputyActRefusal } | null {
  if (to < from) return { field: "to", refusal: "ends-before" };
  if (daysBetween(from, to) > mostDaysApart) return { field: "to", refusal: "too-long" };
  return to < today ? { field: "to", refusal: "over" } : null;
}
