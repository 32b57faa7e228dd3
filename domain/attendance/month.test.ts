import * as fc from "fast-check";
import { expect, it } from "vitest";
import { resultOfDay } from "./day.ts";
import { addResult, emptyTotals, totalsOf, type MonthTotals } from "./month.ts";
import {
  anyDay,
  anyIntervals,
  anyPlan,
  away,
  catalogue,
  leave,
  municipalBalance,
  plan,
  resultOf,
  timed,
  whole,
  working,
} from "./testing.ts";

const anyResult = fc.record({ day: anyDay, plan: anyPlan, intervals: anyIntervals }).map((one) =>
  resultOfDay({
    ...one,
    nature: working,
    nextNature: working,
    reasons: catalogue,
    balance: municipalBalance,
  }),
);
const results = fc.array(anyResult, { maxLength: 31 });

it("days are counted by their label and minutes by their fields", () => {
  const totals = totalsOf([
    resultOf([timed("7:38-15:32")]),
    resultOf([whole("telework")]),
    resultOf([whole("duty")]),
    resultOf([timed("9:30-15:30"), away("7:30-9:30", "annual")]),
    resultOf([leave("annual")]),
    resultOf([leave("sick")]),
    resultOf([leave("strike")]),
    resultOf([leave("absent")]),
    resultOf([timed("7:30-")]),
    resultOf([]),
    resultOf([], { plan: plan("") }),
    resultOf([timed("10:00-12:00")], { plan: plan(""), day: "2026-01-04" }),
  ]);
  expect(totals).toEqual({
    plannedDays: 10,
    plannedMinutes: 4800,
    presentDays: 5,
    workedMinutes: 474 + 480 + 480 + 360 + 120,
    teleworkDays: 1,
    teleworkMinutes: 480,
    leavePaidDays: 1,
    leaveUnpaidDays: 1,
    sickDays: 1,
    unjustifiedDays: 1,
    absencePaidMinutes: 600,
    absenceUnpaidMinutes: 480,
    absenceSickMinutes: 480,
    unjustifiedMinutes: 480,
    nightMinutes: 0,
    sundayHolidayMinutes: 120,
    overtimeMinutes: 120,
    balanceMinutes: -6,
    pendingDays: 1,
    missingDays: 1,
  } satisfies MonthTotals);
});

it("the totals of two parts add up to those of the whole", () => {
  fc.assert(
    fc.property(results, results, (one, other) => {
      const together = totalsOf([...one, ...other]);
      const added = other.reduce((totals, result) => addResult(totals, result, 1), totalsOf(one));
      expect(added).toEqual(together);
    }),
  );
});

it("totals are unchanged after a day is added and removed", () => {
  fc.assert(
    fc.property(results, anyResult, (others, result) => {
      const totals = totalsOf(others);
      expect(addResult(addResult(totals, result, 1), result, -1)).toEqual(totals);
      expect(addResult(totals, result, 1)).not.toBe(totals);
    }),
  );
});

it("totals are empty when every day has been removed", () => {
  fc.assert(
    fc.property(results, (all) => {
      const left = all.reduce((totals, result) => addResult(totals, result, -1), totalsOf(all));
      expect(left).toEqual(emptyTotals());
    }),
  );
});
