import { recordOf } from "../keys.ts";
import type { PayStep, PayStepKind } from "./types.ts";

/** The steps that are deducted from a month's pay, in the order of a payroll. */
export const payDeductions = [
  "unpaid",
  "unjustified",
  "third-party",
  "half-paid",
  "part-day",
  "sickness-benefit",
] as const satisfies readonly PayStepKind[];

export type PayDeduction = (typeof payDeductions)[number];

/** A month's amount as a payroll shows it, in cents: what is earned, and each deduction, zero or negative. */
export type Payroll = { earned: number; deductions: Record<PayDeduction, number> };

/** The totals of the steps of a month's amount; earned and deductions add up to the amount. */
export function payrollOf(steps: readonly Pick<PayStep, "kind" | "cents">[]): Payroll {
  const sumOf = (holds: (kind: PayStepKind) => boolean) =>
    steps.reduce((sum, { kind, cents }) => (holds(kind) ? sum + cents : sum), 0);
  return {
    earned: sumOf((kind) => !payDeductions.some((one) => one === kind)),
    deductions: recordOf(payDeductions, (deduction) => sumOf((kind) => kind === deduction)),
  };
}
