import type { FindingLevel, RuleId } from "../types.ts";
import type { FindingParameters } from "./parameters.ts";

/** Days before a month that a rule reads; a rule not listed reads those of the month alone. */
const daysBefore: readonly (readonly [RuleId, number])[] = [
  ["R01", 1],
  // The week, the day before it on which its rest may begin, and the one whose shift may last into that day.
  ["R02", 8],
  // Seventeen weeks, the last of which ends on the month's first day.
  ["R03", 118],
  ["R08", 1],
  // The week; under private law it also determines overtime.
  ["R12", 6],
  ["R13", 6],
  ["R14", 6],
  // One document covers an absence, however long it has lasted: as far back as any rule looks.
  ["R18", 118],
  // A continuous leave; the beginning of one that has lasted longer is read separately.
  ["R22", 118],
];

/** How many days before a month are needed by the rules that are set to one of the levels. */
export function leadInDays(
  { levels }: FindingParameters,
  wantedLevels: readonly FindingLevel[],
): number {
  const needed = daysBefore.filter(([rule]) =>
    wantedLevels.some((level) => level === levels[rule]),
  );
  return Math.max(0, ...needed.map(([, days]) => days));
}
