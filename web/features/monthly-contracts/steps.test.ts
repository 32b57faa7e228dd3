import { expect, test } from "vitest";
import type { BoardRow } from "#api/monthly-contracts.ts";
import { type ActOnAll, nextOnAll, stepsLeft, worstFirst } from "./steps.ts";

/** A structure with four contracts whose month is approved, unless specified otherwise. */
function row(title: string, given: Partial<BoardRow> = {}): BoardRow {
  return {
    structureId: title,
    code: title,
    title,
    contracts: 4,
    people: 4,
    uncomputed: 0,
    draft: 0,
    submitted: 0,
    awaiting: 0,
    signed: 4,
    approved: 4,
    plannedDays: 84,
    pendingDays: 0,
    missingDays: 0,
    unopenedDays: 0,
    openSheets: 0,
    firstOpenDay: null,
    unlockRequests: 0,
    openDisputes: 0,
    firstDisputedDay: null,
    errors: 0,
    warnings: 0,
    unchecked: 0,
    ...given,
  };
}

const draft = { draft: 4, signed: 0, approved: 0 };
const signed = { approved: 0 };

test.each<[string, Partial<BoardRow>, string[]]>([
  ["all approved", {}, []],
  ["not computed", { ...draft, uncomputed: 4, plannedDays: null, unchecked: 4 }, ["compute 4"]],
  [
    "some computed, with days open",
    { ...draft, uncomputed: 1, pendingDays: null, unopenedDays: 2, openSheets: 3 },
    ["compute 1", "unopened 2", "open 3", "submit 3"],
  ],
  ["all recorded, no sheet submitted", { ...draft, openSheets: 21 }, ["submit 4"]],
  [
    "days without a record and a missing punch",
    { ...draft, pendingDays: 5, missingDays: 1 },
    ["pending 5", "missing 1", "submit 4"],
  ],
  [
    "an error, a warning and a dispute",
    { ...draft, errors: 1, warnings: 2, openDisputes: 1 },
    ["disputes 1", "errors 1", "submit 4", "warnings 2"],
  ],
  ["never checked", { ...draft, unchecked: 4 }, ["check 4", "submit 4"]],
  ["submitted", { ...signed, submitted: 4, signed: 0 }, ["sign 4"]],
  [
    "signed except for the signer's own month",
    { ...signed, awaiting: 1, signed: 3 },
    ["countersign 1"],
  ],
  ["signed", signed, ["approve 4"]],
  ["half approved", { approved: 2 }, ["approve 2"]],
])("what is left where %s", (_, given, expected) => {
  expect(stepsLeft(row("Α", given)).map(({ step, count }) => `${step} ${count}`)).toEqual(expected);
});

test("structures with unfinished days come first, most days first; finished ones last", () => {
  const rows = [
    row("εγκρίθηκε"),
    row("προς έγκριση", signed),
    row("λίγες ημέρες", { ...draft, pendingDays: 1 }),
    row("προς υποβολή", draft),
    row("χωρίς υπολογισμό", { ...draft, uncomputed: 4 }),
    row("πολλές ημέρες", { ...draft, uncomputed: 4, unopenedDays: 9 }),
    row("προς υπογραφή", { ...signed, submitted: 4, signed: 0 }),
  ];
  expect(worstFirst(rows).map(({ title }) => title)).toEqual([
    "πολλές ημέρες",
    "λίγες ημέρες",
    "χωρίς υπολογισμό",
    "προς υποβολή",
    "προς υπογραφή",
    "προς έγκριση",
    "εγκρίθηκε",
  ]);
});

const submitted = { submitted: 4, signed: 0, approved: 0 };
const ofBody = ["submit"] as const;
const ofAgency = ["countersign", "approve"] as const;

test.each<[string, readonly ActOnAll[], Partial<BoardRow>[], ActOnAll | null]>([
  ["drafts, for the body", ofBody, [draft, {}], "submit"],
  ["drafts, for the agency", ofAgency, [draft, {}], null],
  ["all submitted", ofBody, [submitted], null],
  ["one awaited and the others signed", ofAgency, [{ awaiting: 1, ...signed }], "countersign"],
  ["some signed, others not submitted", ofAgency, [signed, draft], "approve"],
  ["all approved", [...ofBody, ...ofAgency], [{}, {}], null],
])("the next act on all months: %s", (_, may, rows, next) => {
  const listed = rows.map((given, index) => row(String(index), given));
  expect(nextOnAll(listed, (act) => may.includes(act))).toBe(next);
});
