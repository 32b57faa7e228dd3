import { expect, test } from "vitest";
import { payrollOf } from "./payroll.ts";

test("earnings and deductions are separate and add up to the amount", () => {
  const steps = [
    { kind: "month-share", cents: 125_000 },
    { kind: "unpaid", cents: -8_333 },
    { kind: "unpaid", cents: -4_167 },
    { kind: "sickness-benefit", cents: -4_000 },
    { kind: "holidays", cents: 5_000 },
  ] as const;
  expect(payrollOf(steps)).toEqual({
    earned: 130_000,
    deductions: {
      unpaid: -12_500,
      unjustified: 0,
      "third-party": 0,
      "half-paid": 0,
      "part-day": 0,
      "sickness-benefit": -4_000,
    },
  });
});
