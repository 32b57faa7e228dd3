import { expect, test } from "vitest";
import type { MonthRow, MonthSheet } from "#api/attendance-sheets.ts";
import { cellVocabulary, foldCode } from "#domain/attendance/cell-vocabulary.ts";
import { catalogue } from "#domain/attendance/testing.ts";
import { cellCodes } from "#texts/attendance.ts";
import { initialState } from "../../model/editor-state.ts";
import { monthRow, monthSheet } from "../../testing.ts";
import { findingsOfRow, overtimeOfRow } from "./row-findings.ts";
import { rowViewsOf } from "./row-view.ts";
import { rulesOf } from "./sheet-rules.ts";
import { gridSheet, type SheetSetting } from "./sheet.ts";

const here = "1";
const term = {
  id: "t",
  structureId: here,
  scheduleId: "s",
  specialty: "",
  weeklyMinutes: 2400,
  validFrom: "2026-03-01",
  validTo: null,
};
const row: MonthRow = {
  ...monthRow,
  startDate: "2026-03-01",
  endDate: "2026-03-27",
  terms: [term],
};
const answer: MonthSheet = {
  ...monthSheet,
  states: { "2026-03-02": "locked", "2026-03-03": "locked", "2026-03-04": "submitted" },
  unlocks: [
    {
      contractId: "a",
      from: "2026-03-03",
      to: "2026-03-03",
      expiresAt: "2026-03-20T09:00:00Z",
      grantedAt: "2026-03-17T09:00:00Z",
    },
  ],
  askedUnlocks: [{ contractId: "a", from: "2026-03-02", to: "2026-03-02" }],
  readAt: "2026-03-18T09:00:00Z",
  natures: { "2026-03-25": { kind: "holiday", title: "25 March", stopMinute: null } },
  rows: [row],
};
const setting: SheetSetting = {
  today: "2026-03-18",
  mayWrite: true,
  writesLocked: false,
  vocabulary: cellVocabulary(cellCodes, catalogue, foldCode),
};

const rulesFor = (given: Partial<MonthRow> = {}, how: Partial<SheetSetting> = {}) =>
  rulesOf(gridSheet({ ...answer, rows: [{ ...row, ...given }] }, { ...setting, ...how }));
const on = (day: number, contractId = "a") => ({ contractId, day });
const signed = { monthState: "signed" };
const elsewhere = { terms: [{ ...term, structureId: "2" }] };

test.each<[string, Partial<MonthRow>, Partial<SheetSetting>, number, string | null]>([
  ["an open day", {}, {}, 5, null],
  ["a submitted day", {}, {}, 4, null],
  ["a locked day", {}, {}, 2, "day-locked"],
  ["an unlocked day", {}, {}, 3, null],
  ["a locked day, for users who write in locked ones", {}, { writesLocked: true }, 2, null],
  ["a day after the contract", {}, {}, 28, "outside-contract"],
  ["a day spent in another structure", elsewhere, {}, 5, "other-structure"],
  ["a signed month", signed, {}, 5, "month-signed"],
  [
    "a signed month, for users who write in locked days",
    signed,
    { writesLocked: true },
    5,
    "month-signed",
  ],
  ["a locked day of a signed month: the longer-lasting lock", signed, {}, 2, "month-signed"],
  ["a locked day elsewhere: the longer-lasting lock", elsewhere, {}, 2, "other-structure"],
  ["any day, for readers", elsewhere, { mayWrite: false }, 28, "no-right"],
])("whether %s is read-only", (_, given, how, day, lock) => {
  expect(rulesFor(given, how).lockAt(on(day))).toBe(lock);
});

test("a contract that is not in the sheet counts as outside", () => {
  expect(rulesFor().lockAt(on(5, "nobody"))).toBe("outside-contract");
  expect(rulesFor().read(on(5, "nobody"), "8-15")).toMatchObject({ refusal: "outside-contract" });
});

test.each([
  [18, false],
  [21, true],
  [25, true],
  [28, true],
])("on %i March nothing is planned: %s", (day, isOff) => {
  expect(rulesFor().isOff(on(day))).toBe(isOff);
});

test.each([
  [5, "8-15:30", "08:00-15:30"],
  [5, "", ""],
])("on day %i «%s» is read, and shown as «%s»", (day, text, expected) => {
  const rules = rulesFor();
  const content = rules.read(on(day), text);
  expect(content.kind).toBe("intervals");
  expect(rules.textOf(on(day), content)).toBe(expected);
});

test.each([
  [5, "15-8", "departure-before-arrival"],
  [5, "κτλ", "unreadable-cell"],
  [5, "ΚΑΝ έως 20", "range-to-agree"],
  [5, "ΚΑΝ έως 31/2", "range-without-day"],
  [5, "ΚΑΝ έως 2", "range-without-day"],
  [19, "8-15:30", "future-day"],
])("on day %i «%s» is refused as %s and stays as typed", (day, text, refusal) => {
  const rules = rulesFor();
  const content = rules.read(on(day), text);
  expect(content).toMatchObject({ kind: "refused", text, refusal });
  expect(rules.textOf(on(day), content)).toBe(text);
});

const setOvertime = (value: string) => [{ name: "R13", validFrom: "2026-03-31", value }];

/** The levels of the overtime findings for someone who worked from 7:30 to 18:00, on a day of eight hours. */
function levelsOfOvertime(settings: MonthSheet["settings"]) {
  const rows = [{ ...row, cells: "5.1.0,wt450-1080" }];
  const sheet = gridSheet({ ...answer, settings, rows }, setting);
  const contract = sheet.contracts.get("a");
  const state = initialState({ order: ["a"], days: 31, totals: 0 });
  if (!contract) throw new Error("the contract is in the sheet");
  const found = findingsOfRow(sheet, contract, rowViewsOf(sheet)(state, "a"), [], {
    grants: [],
    others: [],
  });
  return found.filter(({ rule }) => rule === "R13").map(({ level }) => level);
}

test("a row's findings have the level set by the body", () => {
  const set = ["error", "off"].map((value) => levelsOfOvertime(setOvertime(value)));
  expect([levelsOfOvertime([]), ...set]).toEqual([["warning"], ["error"], []]);
});

const twoHoursLate = (day: number) => `${day}.1.0,wt450-1050`;

const lacking = (approvedMinutes: number) => [
  {
    overtimeMinutes: 120,
    approvedMinutes,
    decisions: "12/2026",
    exceededMinutes: 120 - approvedMinutes,
  },
];

test("hours typed for one contract of a person spend the decision before the other contract's days", () => {
  const rows = [
    { ...row, cells: twoHoursLate(5) },
    { ...row, contractId: "b", cells: twoHoursLate(6) },
  ];
  const sheet = gridSheet({ ...answer, rows }, setting);
  const state = initialState({ order: ["a", "b"], days: 31, totals: 0 });
  const viewOf = (id: string) => rowViewsOf(sheet)(state, id);
  const grant = {
    decisionId: "d",
    number: "12/2026",
    kind: "afternoon" as const,
    from: "2026-03-01",
    to: "2026-03-31",
    structureId: null,
    monthMinutes: 180,
    totalMinutes: 180,
  };
  const spent = { afternoon: 120, night: 0, "sunday-holiday": 0, completing: 0, private: 0 };
  const there = { contractId: "c", structureId: "2", day: "2026-03-04", ofKind: spent };
  const approvedOf = (id: string, elsewhere: readonly (typeof there)[]) => {
    const person = { contractIds: ["a", "b"], grants: [grant], elsewhere: [...elsewhere] };
    const contract = sheet.contracts.get(id);
    if (!contract) throw new Error("the contract is in the sheet");
    const overtime = overtimeOfRow(sheet, person, id, viewOf);
    const found = findingsOfRow(sheet, contract, viewOf(id), [], overtime);
    return found.flatMap(({ rule, inputs }) => (rule === "R13" ? [inputs] : []));
  };
  expect([approvedOf("a", []), approvedOf("b", [])]).toEqual([[], lacking(60)]);
  expect([approvedOf("a", [there]), approvedOf("b", [there])]).toEqual([lacking(60), lacking(0)]);
});

const moved = {
  terms: [
    { ...term, structureId: "2", validTo: "2026-03-10" },
    { ...term, id: "u", validFrom: "2026-03-11" },
  ],
};

test.each<[string, Partial<MonthRow>, boolean, number[]]>([
  ["everything", {}, true, [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18]],
  ["none, if all are another's", elsewhere, true, []],
  ["the days after the move", moved, true, [11, 12, 13, 16, 17, 18]],
  ["the same, for readers", moved, false, [11, 12, 13, 16, 17, 18]],
  ["no missing punch of another structure", { ...elsewhere, cells: "5.1.0,wt450-" }, true, []],
])("days due for a structure without a record: %s", (_, given, mayWrite, due) => {
  const rows = [{ ...row, ...given }];
  const views = rowViewsOf(gridSheet({ ...answer, rows }, { ...setting, mayWrite }));
  const view = views(initialState({ order: ["a"], days: 31, totals: 0 }), "a");
  const days = view.days.flatMap(({ isDue }, index) => (isDue ? [index + 1] : []));
  expect({ days, count: view.dueDays }).toEqual({ days: due, count: due.length });
});

test.each([
  ["with an unlock requested", "a", "2026-03-02", true],
  ["without a request", "a", "2026-03-03", false],
  ["requested through another's unlock", "b", "2026-03-02", false],
])("a day %s waits for an answer: %s, %s", (_, contractId, day, waits) => {
  expect(gridSheet(answer, setting).isUnlockAsked(contractId, day)).toBe(waits);
});
