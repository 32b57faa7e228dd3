import { expect, it } from "vitest";
import {
  minimumOverPay,
  refusalToPay,
  refusalToSpan,
  refusalToWeeklyHours,
  type TypedPay,
} from "./typed-terms.ts";

it.each([
  [2, "2026-12-31", null],
  [2, "2026-01-01", null],
  [2, null, "end-needed"],
  [35, null, "end-needed"],
  [40, null, "end-needed"],
  [1, null, null],
  [3, null, null],
  [3, "2025-12-31", "end-before-start"],
  [2, "2025-12-31", "end-before-start"],
  [2, "2036-01-01", null],
  [2, "2036-01-02", "end-too-late"],
  [40, "2062-12-31", "end-too-late"],
  [1, "2062-12-31", null],
  [11, "2038-12-31", null],
])("a contract of kind %s from 1/1/2026 to %s: %s", (employmentType, endDate, refusal) => {
  expect(refusalToSpan({ employmentType, startDate: "2026-01-01", endDate })).toBe(refusal);
});

it.each<[TypedPay["payBasis"], string, ReturnType<typeof refusalToPay>]>([
  ["monthly", "1100.00", null],
  ["monthly", "0.00", "rate-needed"],
  ["daily", "0.00", "rate-needed"],
  ["hourly", "0.01", null],
  ["presence", "0.00", "rate-needed"],
  ["none", "0.00", null],
  ["none", "500.00", "rate-of-unpaid"],
  ["monthly", "50000.00", null],
  ["monthly", "125000.00", "rate-too-great"],
  ["daily", "5000.01", "rate-too-great"],
  ["hourly", "1250.00", "rate-too-great"],
  ["presence", "5000.00", null],
])("pay %s of %s: %s", (payBasis, rate, refusal) => {
  expect(refusalToPay({ payBasis, rate })).toBe(refusal);
});

it.each([
  [1, 2400, null],
  [1, 0, "hours-needed"],
  [4, 0, "hours-needed"],
  [22, 0, "hours-needed"],
  [6, 0, null],
  [8, 0, null],
  [38, 0, null],
])("a term of kind %s with %s minutes a week: %s", (employmentType, weeklyMinutes, refusal) => {
  expect(refusalToWeeklyHours({ employmentType, weeklyMinutes })).toBe(refusal);
});

it.each<[string, Parameters<typeof minimumOverPay>[0], number | null]>([
  ["the pay of an hour for a month", pay("monthly", "6.50"), 51_095],
  ["a month below the lowest minimum", pay("monthly", "510.94"), 51_095],
  ["a month at the lowest minimum", pay("monthly", "510.95"), null],
  ["half of full time", pay("monthly", "255.47", { weeklyMinutes: 1200 }), null],
  ["less than half of full time", pay("monthly", "255.46", { weeklyMinutes: 1200 }), 25_547],
  ["a day", pay("daily", "6.50"), 2_283],
  ["an hour of part time", pay("hourly", "3.41", { weeklyMinutes: 600 }), 342],
  ["an hour", pay("hourly", "6.50"), null],
  ["a presence", pay("presence", "5.00"), null],
  ["an apprentice", pay("monthly", "6.50", { employmentType: 22 }), null],
  ["an elected person", pay("monthly", "6.50", { employmentType: 6 }), null],
  ["no amount yet", pay("monthly", ""), null],
  ["no number", pay("monthly", "abc"), null],
])("whether %s can only be mistyped", (_what, given, cents) => {
  expect(minimumOverPay(given)).toBe(cents);
});

function pay(payBasis: TypedPay["payBasis"], rate: string, over = {}) {
  return { payBasis, rate, employmentType: 2, weeklyMinutes: 2400, ...over };
}
