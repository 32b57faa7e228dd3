import { expect, it } from "vitest";
import { refusalToPay, refusalToSpan, type TypedPay } from "./typed-terms.ts";

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
])("pay %s of %s: %s", (payBasis, rate, refusal) => {
  expect(refusalToPay({ payBasis, rate })).toBe(refusal);
});
