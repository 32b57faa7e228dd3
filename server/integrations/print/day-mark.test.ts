import { expect, test } from "vitest";
import {
  fiveDays,
  holiday,
  leave,
  reason,
  resultOf,
  timed,
  whole,
} from "#domain/attendance/testing.ts";
import { planOf } from "#domain/attendance/schedule.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { markOfDay } from "./day-mark.ts";

const reasons = new Map(
  [
    { ...reason("ΚΑΝ"), shortTitle: "ΚΑΝ" },
    { ...reason("ΑΝΑ", { group: "sick" }), shortTitle: "ΑΝΑ" },
    { ...reason("ΒΙΑ", { group: "special", isSensitive: true }), shortTitle: "ΒΙΑ" },
    { ...reason("ΑΑΠ", { group: "unpaid", paid: "none" }), shortTitle: "ΑΑΠ" },
    { ...reason("ΝΟΠ", { paid: "none", isSensitive: true }), shortTitle: "ΝΟΠ" },
    { ...reason("ΑΔΙ", { group: "unjustified", paid: "none" }), shortTitle: "ΑΔΙ" },
  ].map((one) => [one.code, one]),
);

const markOf = (intervals: Interval[], rest: Partial<Parameters<typeof resultOf>[1]> = {}) =>
  markOfDay(resultOf(intervals, { reasons, ...rest }), intervals, reasons);

test.each<[string, Interval[], string, string | null]>([
  ["a day worked", [timed("7:30-15:30")], "Π", "presentDays"],
  ["a day of telework", [whole("telework")], "Τ", "presentDays"],
  ["leave, by its short title", [leave("ΚΑΝ")], "ΚΑΝ", "paidLeaveDays"],
  ["sickness", [leave("ΑΝΑ")], "ΔΑ", "paidLeaveDays"],
  ["a sensitive leave that is no sickness", [leave("ΒΙΑ")], "ΔΑ", "paidLeaveDays"],
  ["unpaid leave", [leave("ΑΑΠ")], "ΑΑΠ", "unpaidDays"],
  ["a sensitive leave without pay", [leave("ΝΟΠ")], "ΑΑ", "unpaidDays"],
  ["absence without a reason", [leave("ΑΔΙ")], "Χ", "unjustifiedDays"],
  ["a missing punch", [timed("7:30-")], "ΕΣ", null],
  ["nothing recorded", [], ";", null],
])("the cell of %s", (_, intervals, code, countsAs) => {
  expect(markOf(intervals)).toMatchObject({ code, countsAs });
});

test("a holiday is off, and hours worked on it count", () => {
  const closed = { plan: planOf(fiveDays("7:30-15:30"), "2026-01-05", holiday), nature: holiday };
  expect(markOf([], closed)).toMatchObject({ code: "ΑΡ", tone: "off", minutes: 0 });
  expect(markOf([timed("9:00-11:00")], closed)).toMatchObject({ code: "Π", minutes: 120 });
});

test("only a typed time has the typed mark", () => {
  const byReader: Interval = { ...timed("7:30-15:30"), mark: "device" };
  expect(markOf([byReader]).isTyped).toBe(false);
  expect(markOf([timed("7:30-15:30")]).isTyped).toBe(true);
  expect(markOf([whole()]).isTyped).toBe(false);
});
