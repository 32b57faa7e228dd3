import { expect, it } from "vitest";
import { refusalToPay, refusalToSpan, refusalToWeeklyHours, type TypedPay } from "./typed-terms.ts";

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
