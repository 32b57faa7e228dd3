import { expect, test } from "vitest";
import type { DaySheet } from "#api/attendance-sheets.ts";
import { lastActWords, lateWords } from "./last-act.ts";

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
])("a sheet that is %s after %j", (state, acts, words) => {
  expect(lastActWords({ state, locksAt, acts }, "2026-03-17T13:00:00Z")).toBe(words);
});

test("past its deadline nothing is announced", () => {
  const state = "submitted";
  expect(lastActWords({ state: "open", locksAt, acts: [] }, locksAt)).toBeUndefined();
  expect(lastActWords({ state, locksAt, acts: [submitted] }, locksAt)).toBe(
    "Υποβλήθηκε: Μαρία, 17/03/2026\u00a014:30",
  );
});

const late = "Η προθεσμία έληξε 18/03/2026\u00a012:00. Η ημέρα κλειδώνει";
const afterwards = "· ύστερα κάθε διόρθωση θέλει ξεκλείδωμα.";

test.each<[DaySheet["state"], string | null, string, string | null]>([
  ["open", locksAt, locksAt, `${late} το αργότερο λίγα λεπτά μετά την υποβολή${afterwards}`],
  ["submitted", locksAt, locksAt, `${late} σε λίγα λεπτά${afterwards}`],
  ["locked", locksAt, locksAt, null],
  ["open", locksAt, "2026-03-18T09:59:59Z", null],
  ["open", null, locksAt, null],
])("whether a sheet that is %s and locks at %s is late at %s", (state, locksAt, now, words) => {
  expect(lateWords({ state, locksAt }, now)).toBe(words);
});

test("nothing is shown for an open sheet that never locks", () => {
  expect(lastActWords({ state: "open", acts: [], locksAt: null }, locksAt)).toBeUndefined();
});
