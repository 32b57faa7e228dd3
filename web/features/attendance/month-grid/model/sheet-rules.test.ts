import { expect, test } from "vitest";
import type { MonthRow, MonthSheet } from "#api/attendance-sheets.ts";
import { cellVocabulary, foldCode } from "#domain/attendance/cell-vocabulary.ts";
import { catalogue } from "#domain/attendance/testing.ts";
import { cellCodes } from "#texts/attendance.ts";
import { rulesOf } from "./sheet-rules.ts";
import { gridSheet, type SheetSetting } from "./sheet.ts";

const here = "1";
const eightHours = [{ from: 450, to: 930 }];
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
  contractId: "a",
  lastName: "Παπαδάκη",
  firstName: "Άννα",
  fatherName: "",
  afm: "",
  specialty: "",
  contractNumber: "",
  startDate: "2026-03-01",
  endDate: "2026-03-27",
  employmentType: 1,
  monthState: null,
  terms: [term],
  cells: "",
};
const answer: MonthSheet = {
  structure: { id: here, title: "ΚΕΠ", code: "Δ1" },
  month: "2026-03",
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
  closedMonths: [],
  readAt: "2026-03-18T09:00:00Z",
  natures: { "2026-03-25": { kind: "holiday", title: "25 March", stopMinute: null } },
  schedules: [
    {
      id: "s",
      title: "",
      anchor: "2026-01-05",
      weeks: [[eightHours, eightHours, eightHours, eightHours, eightHours, [], []]],
      worksHolidays: false,
      breakMinutes: 0,
      breakIsPaid: false,
      balance: { compensationCapMinutes: 0, creditEarlyArrival: false, graceMinutes: 0 },
    },
  ],
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
  ["a day that was submitted", {}, {}, 4, null],
  ["a locked day", {}, {}, 2, "day-locked"],
  ["a locked day that is unlocked", {}, {}, 3, null],
  ["a locked day, for who writes in locked ones", {}, { writesLocked: true }, 2, null],
  ["a day after the contract", {}, {}, 28, "outside-contract"],
  ["a day spent in another structure", elsewhere, {}, 5, "other-structure"],
  ["a signed month", signed, {}, 5, "month-signed"],
  [
    "a signed month, for who writes in locked days",
    signed,
    { writesLocked: true },
    5,
    "month-signed",
  ],
  ["a locked day of a signed month: what lasts longer", signed, {}, 2, "month-signed"],
  ["a locked day elsewhere: what lasts longer", elsewhere, {}, 2, "other-structure"],
  ["anything, for who may only read", elsewhere, { mayWrite: false }, 28, "no-right"],
])("%s is to be read only where something says so", (_, given, how, day, lock) => {
  expect(rulesFor(given, how).lockAt(on(day))).toBe(lock);
});

test("a contract that the sheet does not have is outside", () => {
  expect(rulesFor().lockAt(on(5, "nobody"))).toBe("outside-contract");
  expect(rulesFor().read(on(5, "nobody"), "8-15")).toMatchObject({ refusal: "outside-contract" });
});

test.each([
  [18, false],
  [21, true],
  [25, true],
  [28, true],
])("of March, on the %i. nothing is planned: %s", (day, isOff) => {
  expect(rulesFor().isOff(on(day))).toBe(isOff);
});

test.each([
  [5, "8-15:30", "08:00-15:30"],
  [5, "", ""],
])("on the %i. «%s» is read, and told again as «%s»", (day, text, told) => {
  const rules = rulesFor();
  const content = rules.read(on(day), text);
  expect(content.kind).toBe("intervals");
  expect(rules.textOf(on(day), content)).toBe(told);
});

test.each([
  [5, "15-8", "departure-before-arrival"],
  [5, "κτλ", "unreadable-cell"],
  [5, "ΚΑΝ έως 20", "range-to-agree"],
  [5, "ΚΑΝ έως 2", "unreadable-cell"],
  [19, "8-15:30", "future-day"],
])("on the %i. «%s» is refused as %s and stays as typed", (day, text, refusal) => {
  const rules = rulesFor();
  const content = rules.read(on(day), text);
  expect(content).toMatchObject({ kind: "refused", text, refusal });
  expect(rules.textOf(on(day), content)).toBe(text);
});
