import { daysBetween, type Day } from "../calendar/day.ts";
import { isAda } from "../identity/ada.ts";

/** The most days between the first and the last of an act: a year. */
const mostDaysApart = 365;

type DeputyAct = { from: Day; to: Day; ada: string };

/** Why an act is refused as it was typed. */
export type DeputyActRefusal = "no-ada" | "ends-before" | "too-long" | "over";

/** Why a deputy act is refused as it was typed, and at which field; null where it is accepted. */
export function refusalToDeputyAct(
  { from, to, ada }: DeputyAct,
  today: Day,
): { field: string; refusal: DeputyActRefusal } | null {
  if (ada !== "" && !isAda(ada)) return { field: "ada", refusal: "no-ada" };
  if (to < from) return { field: "to", refusal: "ends-before" };
  if (daysBetween(from, to) > mostDaysApart) return { field: "to", refusal: "too-long" };
  return to < today ? { field: "to", refusal: "over" } : null;
}
