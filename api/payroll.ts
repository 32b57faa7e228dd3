import { z } from "zod";
import type { MonthTotals } from "#domain/attendance/month.ts";
import { monthStates } from "#domain/attendance/monthly.ts";
import { payBases } from "#domain/contracts/pay-basis.ts";
import { recordOf } from "#domain/keys.ts";
import { insuranceDoubts } from "#domain/payments/insurance-days.ts";
import { payDeductions } from "#domain/payments/payroll.ts";
import { FullName, Id, InBody, ListQuery, Minutes, Money, MonthField } from "./fields.ts";
import { defineList } from "./list.ts";
import { fullNameInFiles } from "./person-columns.ts";
import { StepOut } from "./payment-shapes.ts";

const Count = z.number().int();

/** The totals of a month that a payroll reads. */
export const payrollTotals = [
  "plannedDays",
  "presentDays",
  "leavePaidDays",
  "sickDays",
  "leaveUnpaidDays",
  "unjustifiedDays",
  "workedMinutes",
  "nightMinutes",
  "sundayHolidayMinutes",
  "overtimeMinutes",
] as const satisfies readonly (keyof MonthTotals)[];

/** A contract's month as the payroll reads it. */
export const PayrollRow = z.object({
  contractId: Id,
  contractNumber: z.string(),
  ...FullName.shape,
  afm: z.string(),
  amka: z.string().nullable(),
  specialty: z.string(),
  structureTitle: z.string(),
  /** By the register's dictionary. */
  employmentType: Count,
  /** Of the last term that applies in the month. */
  payBasis: z.enum(payBases),
  rate: Money,
  /** How many terms apply in the month, one after the other. */
  terms: Count,
  state: z.enum(monthStates),
  ...recordOf(payrollTotals, () => Minutes),
  /**
   * What the month earns, what each deduction takes off, their total, and the rest; null until the month is signed, or if a
   * benefit is missing.
   */
  earned: Money.nullable(),
  ...recordOf(payDeductions, () => Money.nullable()),
  takenOff: Money.nullable(),
  amount: Money.nullable(),
  /** What payments hold of the month, including those under way, less what was given back; null if none holds anything. */
  held: Money.nullable(),
  /** How the amount was computed. */
  steps: z.array(StepOut),
  /** Days of illness whose benefit has not been entered. */
  daysWithoutBenefit: Count,
  /**
   * Insurance days for the employer's periodic statement; null if they are not known, with the reason. If the sources of the rule
   * give different numbers, the range is the lowest and the highest of them.
   */
  insuranceDays: Count.nullable(),
  insuranceDoubt: z.enum(insuranceDoubts).nullable(),
  insuranceRange: z.array(Count).max(2),
});

/**
 * The total of the months whose amount is known, and how many are not signed yet, or lack a benefit; and the insurance days of
 * signed months, and for how many of these they are not known.
 */
export const PayrollSums = z.object({
  amount: Money,
  known: Count,
  unsigned: Count,
  lacking: Count,
  insuranceDays: Count,
  insuranceUnknown: Count,
});

/** The payroll of a body's month: days, hours and pay of each contract. */
export const payrollList = defineList({
  name: "payroll",
  path: "/Payments",
  of: "Payroll",
  access: { who: "body", fullAccess: true },
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    /** Defaults to the last month that is over. */
    month: MonthField.optional(),
    structureId: Id.optional(),
    /** For programs that read again what changed (`history.getChanges`). */
    contractId: Id.optional(),
  },
  item: PayrollRow,
  also: { month: MonthField, sums: PayrollSums },
  lead: "name",
  columns: {
    name: { kind: "person" },
    ...fullNameInFiles,
    afm: { width: 12, hidden: "always" },
    amka: { width: 14, hidden: "always" },
    specialty: { width: 28, hidden: "always" },
    structure: { of: "structureTitle", width: 36, hidden: true },
    contract: { of: "contractNumber", width: 16, hidden: "up to tablets" },
    employmentType: { width: 30, hidden: "always" },
    payBasis: { width: 14, hidden: "always" },
    rate: { kind: "money", width: 14, hidden: "up to tablets" },
    terms: { kind: "number", width: 14, hidden: "always" },
    state: { width: 16 },
    plannedDays: { kind: "number", width: 14, hidden: "always" },
    presentDays: { kind: "number", width: 14 },
    leavePaidDays: { kind: "number", width: 14, hidden: "always" },
    sickDays: { kind: "number", width: 14, hidden: "always" },
    leaveUnpaidDays: { kind: "number", width: 14, hidden: "always" },
    unjustifiedDays: { kind: "number", width: 14, hidden: "always" },
    workedMinutes: { kind: "number", width: 14, hidden: true },
    nightMinutes: { kind: "number", width: 14, hidden: "up to tablets" },
    sundayHolidayMinutes: { kind: "number", width: 14, hidden: "up to tablets" },
    overtimeMinutes: { kind: "number", width: 14, hidden: "up to tablets" },
    earned: { kind: "money", width: 14 },
    unpaid: { kind: "money", width: 14, hidden: "always" },
    unjustified: { kind: "money", width: 14, hidden: "always" },
    "third-party": { kind: "money", width: 14, hidden: "always" },
    "half-paid": { kind: "money", width: 14, hidden: "always" },
    "part-day": { kind: "money", width: 14, hidden: "always" },
    "sickness-benefit": { kind: "money", width: 14, hidden: "always" },
    takenOff: { kind: "money", width: 14 },
    amount: { kind: "money", width: 14 },
    held: { kind: "money", width: 14, hidden: true },
    note: { width: 40, hidden: "always" },
    insuranceDays: { kind: "number", width: 14, hidden: "up to tablets" },
    insuranceNote: { width: 40, hidden: "always" },
  },
});

export type PayrollRow = z.output<typeof PayrollRow>;
export type PayrollSums = z.output<typeof PayrollSums>;
