import { isTotalBelowMonth, type Limits } from "#domain/overtime/decision.ts";
import { overtimeRefusals } from "#texts/overtime-decisions.ts";
import { durationOf, durationText } from "#web/ui/form/convert.ts";

/** Hours of a month and in all as typed: null if the field is empty, or its text is not finished, as `6` is on the way to `60`. */
export function limitsOf(month: string, total: string): Limits {
  return { monthMinutes: minutesIn(month), totalMinutes: minutesIn(total) };
}

function minutesIn(text: string): number | null {
  const minutes = durationOf(text) ?? null;
  return durationText(minutes) === text ? minutes : null;
}

/** What is wrong with the hours of a decision, or of a person whom it names; undefined where nothing is. */
export function faultOf(decision: Limits, own: Limits = decision): string | undefined {
  return isTotalBelowMonth(decision, own) ? overtimeRefusals["total-below-month"] : undefined;
}
