import { expect, test } from "vitest";
import type { Finding, FindingLevel } from "#domain/attendance/types.ts";
import { byWeight, levelsOf } from "./live-findings.ts";
import { editedFindings } from "./row-findings.ts";

/** A finding of a rule and day. */
function found(
  rule: "R01" | "R02" | "R03",
  date: string | null,
  level: FindingLevel = "warning",
): Finding {
  return { rule, contractId: "a", date, level, inputs: {} };
}

const [first, second] = [found("R01", "2026-03-02"), found("R02", "2026-03-02")];
const graver = found("R01", "2026-03-02", "error");

test.each<[string, { serverFindings: Finding[]; before: Finding[]; now: Finding[] }, Finding[]]>([
  [
    "findings removed by edits disappear",
    { serverFindings: [first, second], before: [first], now: [] },
    [second],
  ],
  [
    "findings caused by edits come last",
    { serverFindings: [second], before: [], now: [first] },
    [second, first],
  ],
  [
    "changed findings are replaced in place",
    { serverFindings: [first, second], before: [first], now: [graver] },
    [graver, second],
  ],
  [
    "findings only the server knows stay, even if the sheet finds none",
    { serverFindings: [second], before: [], now: [] },
    [second],
  ],
  [
    "a finding the sheet already had and the server did not is not added by an edit elsewhere",
    { serverFindings: [], before: [first], now: [first] },
    [],
  ],
  [
    "the same rule on another day is another finding",
    { serverFindings: [first], before: [first], now: [first, found("R01", "2026-03-03")] },
    [first, found("R01", "2026-03-03")],
  ],
  [
    "of the whole month there is one per rule",
    { serverFindings: [found("R03", null)], before: [found("R03", null)], now: [] },
    [],
  ],
])("%s", (_, { serverFindings, before, now }, expected) => {
  expect(editedFindings(serverFindings, before, now)).toEqual(expected);
});

test("a day has its most severe level; information and month findings mark no day", () => {
  const levels = levelsOf([
    found("R01", "2026-03-02", "error"),
    found("R02", "2026-03-02", "warning"),
    found("R01", "2026-03-03", "warning"),
    found("R02", "2026-03-04", "information"),
    found("R03", null, "error"),
  ]);
  expect([...levels]).toEqual([
    [2, "error"],
    [3, "warning"],
  ]);
});

test("the most severe come first, then by day and rule; findings of the month before those of days", () => {
  const sorted = [
    found("R02", "2026-03-02"),
    found("R01", "2026-03-03"),
    found("R01", "2026-03-02"),
    found("R03", null),
    found("R03", "2026-03-31", "error"),
    found("R01", "2026-03-01", "information"),
  ].toSorted(byWeight);
  expect(sorted.map(({ rule, date }) => `${rule} ${date ?? "month"}`)).toEqual([
    "R03 2026-03-31",
    "R03 month",
    "R01 2026-03-02",
    "R02 2026-03-02",
    "R01 2026-03-03",
    "R01 2026-03-01",
  ]);
});
