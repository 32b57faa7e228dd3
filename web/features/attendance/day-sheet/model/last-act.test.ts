import { expect, test } from "vitest";
import type { DaySheet } from "#api/attendance-sheets.ts";
import { lastActWords } from "./last-act.ts";

type Acts = DaySheet["acts"];

const locksAt = "2026-03-18T10:00:00Z";
const submitted: Acts[number] = {
  state: "submitted",
  at: "2026-03-17T12:30:00Z",
  by: "Μαρία",
  reason: "",
};
const locked: Acts[number] = {
  state: "locked",
  at: locksAt,
  by: null,
  reason: "Έληξε η προθεσμία",
};
const locking = "Κλειδωμένο: Σύστημα, 18/03/2026\u00a012:00 (Έληξε η προθεσμία)";

test.each<[DaySheet["state"], Acts, string]>([
  ["open", [], "Κλειδώνει 18/03/2026\u00a012:00"],
  [
    "submitted",
    [submitted],
    "Υποβλήθηκε: Μαρία, 17/03/2026\u00a014:30 · Κλειδώνει 18/03/2026\u00a012:00",
  ],
  ["locked", [locked, submitted], locking],
  ["locked", [locked], `${locking} · Δεν υποβλήθηκε`],
])("of a sheet that is %s after %j", (state, acts, words) => {
  expect(lastActWords({ state, locksAt, acts }, "2026-03-17T13:00:00Z")).toBe(words);
});

test.each<[DaySheet["state"], Acts, string]>([
  ["open", [], "Η προθεσμία έληξε 18/03/2026\u00a012:00"],
  [
    "submitted",
    [submitted],
    "Υποβλήθηκε: Μαρία, 17/03/2026\u00a014:30 · Η προθεσμία έληξε 18/03/2026\u00a012:00",
  ],
  ["locked", [locked], `${locking} · Δεν υποβλήθηκε`],
])("past its deadline, of a sheet that is %s after %j", (state, acts, words) => {
  expect(lastActWords({ state, locksAt, acts }, locksAt)).toBe(words);
});

test("nothing is said of a sheet that is open and never locked", () => {
  expect(lastActWords({ state: "open", acts: [], locksAt: null }, locksAt)).toBeUndefined();
});
