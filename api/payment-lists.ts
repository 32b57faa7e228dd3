import { z } from "zod";
import { ofAgency } from "./call.ts";
import { IdInBody, InBody, ListQuery, MonthField } from "./fields.ts";
import { defineList } from "./list.ts";
import {
  ExclusionOut,
  ExclusionReasonField,
  LineOut,
  LineStateField,
  OverpaymentOut,
  PaymentItem,
  PaymentStateField,
  RecoveryOut,
} from "./payment-shapes.ts";

const reads = { who: "body", fullAccess: true } as const;

const usual = {
  filters: {
    search: ListQuery.shape.search,
    state: PaymentStateField.optional(),
    month: MonthField.optional(),
  },
  sorts: ["number", "month", "state", "total", "lines", "createdAt"],
  usualSort: "-createdAt",
  item: PaymentItem,
  lead: "number",
  columns: {
    organization: { of: "organizationTitle", width: 40, ofBodies: true },
    number: { width: 14 },
    month: { width: 10 },
    state: { width: 16 },
    total: { kind: "money", width: 16 },
    lines: { kind: "number", width: 12, hidden: "up to tablets" },
    outcome: {},
    paid: { of: "paidLines", kind: "number", width: 12, hidden: "always" },
    rejected: { of: "rejectedLines", kind: "number", width: 12, hidden: "always" },
    exclusions: { kind: "number", width: 12, hidden: "up to tablets" },
    executionDate: { kind: "day", width: 14, hidden: true },
    submission: { hidden: true },
    submittedOn: { kind: "day", width: 14, hidden: "always" },
    reference: { width: 24, hidden: "always" },
    created: { of: "createdAt", kind: "instant", sort: "createdAt", hidden: "up to tablets" },
    createdBy: { width: 20, hidden: "always" },
  },
} as const;

/** The payments of a body. */
export const paymentList = defineList({
  ...usual,
  name: "payments",
  path: "/Payments",
  access: reads,
  within: InBody.shape,
});

/** The same over all bodies. */
export const paymentsOfBodiesList = defineList({
  ...usual,
  // Beside the body's name, tablets have no room for what the state says more briefly.
  columns: { ...usual.columns, outcome: { hidden: "up to tablets" } },
  name: "payments-of-bodies",
  path: "/Payments",
  of: "OfBodies",
  got: "AllOfBodies",
  access: ofAgency,
  ofBodies: true,
});

/** The lines of a payment. */
export const paymentLineList = defineList({
  name: "payment-lines",
  path: "/Payments",
  of: "Lines",
  access: reads,
  within: IdInBody.shape,
  filters: {
    search: ListQuery.shape.search,
    state: LineStateField.optional(),
    /** Only those with a difference. */
    differences: z.stringbool().optional(),
  },
  sorts: ["name", "amount", "state"],
  usualSort: "name",
  item: LineOut,
  lead: "name",
  columns: {
    name: { width: 32 },
    iban: { width: 32 },
    what: {},
    amount: { kind: "money", width: 14 },
    state: { width: 16 },
    bankCode: { width: 10, hidden: "always" },
    bankText: { width: 30, hidden: "always" },
    contracts: { width: 24, hidden: "always" },
    months: { width: 18, hidden: "always" },
    differences: { kind: "money", width: 14, hidden: "always" },
  },
});

/** What a payment leaves out, by name and month. */
export const exclusionList = defineList({
  name: "payment-exclusions",
  path: "/Payments",
  of: "Exclusions",
  access: reads,
  within: IdInBody.shape,
  filters: { why: ExclusionReasonField.optional() },
  item: ExclusionOut,
  lead: "name",
  columns: {
    name: { width: 32 },
    contract: { of: "contractNumber", width: 24 },
    month: { width: 10 },
    why: { width: 30 },
    amount: { kind: "money", width: 14 },
  },
});

const amountOfMonth = {
  name: { width: 32 },
  contract: { of: "contractNumber", width: 24, hidden: "up to tablets" },
  month: { width: 10 },
  amount: { kind: "money", width: 14 },
} as const;

/** Overpayments of a body that are still to be set off or paid back, by name and month. */
export const overpaymentList = defineList({
  name: "overpayments",
  path: "/Payments",
  of: "Overpayments",
  access: reads,
  within: InBody.shape,
  filters: {},
  item: OverpaymentOut,
  lead: "name",
  columns: {
    ...amountOfMonth,
    since: { kind: "instant", width: 18 },
    hasContract: { kind: "yesNo", width: 16 },
  },
});

/** What was paid back, newest first. */
export const recoveryList = defineList({
  name: "recoveries",
  path: "/Payments",
  of: "Recoveries",
  access: reads,
  within: InBody.shape,
  filters: {},
  item: RecoveryOut,
  lead: "name",
  columns: {
    ...amountOfMonth,
    recoveredOn: { kind: "day", width: 14 },
    reference: { width: 30 },
    stated: { of: "at", kind: "instant", width: 18, hidden: "up to tablets" },
    by: { width: 20, hidden: "always" },
    withdrawal: { width: 40 },
  },
});
