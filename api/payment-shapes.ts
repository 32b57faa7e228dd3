import { z } from "zod";
import {
  lineStates,
  paymentStates,
  recordedActs,
  toldExclusionReasons,
} from "#domain/payments/payment.ts";
import { monthStates } from "#domain/attendance/monthly.ts";
import { ledgerActs } from "#domain/ledger/acts.ts";
import { payStepKinds } from "#domain/payments/types.ts";
import { DayField, Id, Instant, Money, MonthField } from "./fields.ts";

export const PaymentStateField = z.enum(paymentStates);
export const LineStateField = z.enum(lineStates);
export const ExclusionReasonField = z.enum(toldExclusionReasons);

/** That the bank was given the order. */
export const SubmissionOut = z.object({
  /** Null where nobody said when: an answer of the bank proves that it was. */
  submittedOn: DayField.nullable(),
  /** The bank's reference; of its own answer where nobody stated it. */
  reference: z.string(),
});

export const PaymentItem = z.object({
  organizationId: Id,
  organizationTitle: z.string(),
  id: Id,
  number: z.string(),
  month: MonthField,
  state: PaymentStateField,
  total: Money,
  lines: z.number().int(),
  paidLines: z.number().int(),
  rejectedLines: z.number().int(),
  exclusions: z.number().int(),
  createdAt: Instant,
  createdBy: z.string(),
  executionDate: DayField.nullable(),
  submission: SubmissionOut.nullable(),
  version: z.number().int(),
});

export const StepOut = z.object({
  kind: z.enum(payStepKinds),
  from: DayField,
  to: DayField,
  rate: Money,
  quantity: z.number().int(),
  of: z.number().int(),
  /** The share is one of a week's pay, which is 6/25 of the month's. */
  ofWeek: z.literal(true).optional(),
  dates: z.array(DayField),
  amount: Money,
});

/** What another pay makes of a month that is signed; amounts are null where a benefit of illness is missing. */
export const MonthUnderPay = z.object({
  month: MonthField,
  state: z.enum(monthStates),
  before: Money.nullable(),
  after: Money.nullable(),
  /** What payments hold of it; null where none does. */
  held: Money.nullable(),
});

/** An entry of the ledger that made a difference. */
export const CauseOut = z.object({
  id: z.string(),
  at: Instant,
  act: z.enum(ledgerActs),
  date: DayField.nullable(),
  actor: z.string(),
  reason: z.string(),
});

export const ItemOut = z.object({
  id: Id,
  contractId: Id,
  contractNumber: z.string(),
  month: MonthField,
  /** 0 the month itself, above it a difference. */
  seq: z.number().int(),
  amount: Money,
  /** What the month is worth altogether, by its steps; these are of who may know why somebody was absent. */
  worth: Money,
  /** What payments held of it when this one was drawn up, less what had been given back. */
  held: Money,
  steps: z.array(StepOut),
  causes: z.array(CauseOut),
});

export const LineOut = z.object({
  id: Id,
  employeeId: Id,
  name: z.string(),
  iban: z.string(),
  amount: Money,
  state: LineStateField,
  bankCode: z.string(),
  bankText: z.string(),
  answeredAt: Instant.nullable(),
  reissuedIn: z.object({ id: Id, number: z.string() }).nullable(),
  items: z.array(ItemOut),
});

export const ExclusionOut = z.object({
  contractId: Id,
  contractNumber: z.string(),
  employeeId: Id,
  name: z.string(),
  month: MonthField,
  reason: ExclusionReasonField,
  /** Null where nobody knows it yet: another payment holds the month, or something is missing for it. */
  amount: Money.nullable(),
  /** For which something is missing; none before who may not know why somebody was absent. */
  days: z.array(DayField),
});

/** What was paid too much of a contract's month and has not been set off or given back yet. */
export const OverpaymentOut = z.object({
  contractId: Id,
  contractNumber: z.string(),
  employeeId: Id,
  name: z.string(),
  month: MonthField,
  /** Below zero. */
  amount: Money,
  /** The first day on which something of the month was paid, before which nothing was given back. */
  paidFrom: DayField,
  /** The first change that no payment has seen; null where the ledger tells of none. */
  since: Instant.nullable(),
  /** Whether the person has a contract that runs, by which it can be set off. */
  hasContract: z.boolean(),
  /** Whether it is of whoever asks, who so neither states nor withdraws a recovery of it. */
  isOwn: z.boolean(),
});

/** That something of it was given back. */
export const RecoveryOut = z.object({
  id: Id,
  contractId: Id,
  contractNumber: z.string(),
  name: z.string(),
  month: MonthField,
  amount: Money,
  recoveredOn: DayField,
  /** The paper by which it was. */
  reference: z.string(),
  at: Instant,
  by: z.string(),
  withdrawal: z.object({ at: Instant, by: z.string(), reason: z.string() }).nullable(),
  /** Whether it is of whoever asks, who so neither states nor withdraws a recovery of it. */
  isOwn: z.boolean(),
});

export const ActOut = z.object({
  act: z.enum(recordedActs),
  state: PaymentStateField,
  at: Instant,
  by: z.string(),
  reason: z.string(),
  /** Of the act `submit` alone. */
  submission: SubmissionOut.nullable(),
});

/** What an answer of the bank did, line by line. */
export const AnswerReport = z.object({
  paid: z.number().int(),
  rejected: z.number().int(),
  waiting: z.number().int(),
  /** Lines that had an outcome already and of which the bank now says another; they stay as they were. */
  contradicted: z.array(z.string()),
  /** End-to-end ids that are none of this payment's; at most 100. */
  unknown: z.array(z.string()),
});

export const AnswerOut = z.object({
  id: Id,
  messageId: z.string(),
  groupStatus: z.string(),
  receivedAt: Instant,
  by: z.string(),
  report: AnswerReport,
});

/** A payment with what was done to it. */
export const PaymentDetails = PaymentItem.extend({
  /** Sums of the lines that were paid, and of those that were refused or came back. */
  paidTotal: Money,
  rejectedTotal: Money,
  differences: z.number().int(),
  reissueOf: z.object({ id: Id, number: z.string() }).nullable(),
  /** Whether whoever asks has made it. */
  isOwn: z.boolean(),
  /** Whether a line of it pays whoever asks. */
  hasOwnLine: z.boolean(),
  /** The account that pays; null where the body has none. */
  debtorIban: z.string().nullable(),
  /** Whose months are no longer as they were when it was drawn up, so that it can be neither approved nor ordered; five at most. */
  changedMonths: z.array(z.string()),
  /** Whom it would pay to another account than the one now kept of them; the same holds, and an order of it is for an account of before. */
  changedAccounts: z.array(z.string()),
  /** Whose account takes no SEPA credit transfer; the same holds. */
  unpayableAccounts: z.array(z.string()),
  /** Whom it, or another that takes up what was refused of it, would pay to the very account that the bank refused; five at most. */
  refusedAccounts: z.array(z.string()),
  /** Why nothing of what the bank refused can be issued again now; null where something can, or it refused nothing. */
  reissueRefusal: z.string().nullable(),
  /** The first day on which banks could carry it out. */
  earliestExecution: DayField,
  file: z
    .object({
      name: z.string(),
      messageId: z.string(),
      digest: z.string(),
      madeAt: Instant,
      /** The day of `madeAt`, the first on which the bank can have been given it. */
      madeOn: DayField,
    })
    .nullable(),
  acts: z.array(ActOut),
  answers: z.array(AnswerOut),
});

export const MonthSum = z.object({
  month: MonthField,
  /** Sums of lines by what became of them. */
  paid: Money,
  waiting: Money,
  rejected: Money,
});

export type PaymentItem = z.output<typeof PaymentItem>;
export type LineOut = z.output<typeof LineOut>;
export type ItemOut = z.output<typeof ItemOut>;
export type StepOut = z.output<typeof StepOut>;
export type ExclusionOut = z.output<typeof ExclusionOut>;
export type AnswerReport = z.output<typeof AnswerReport>;
export type MonthSum = z.output<typeof MonthSum>;
export type PaymentDetails = z.output<typeof PaymentDetails>;
export type OverpaymentOut = z.output<typeof OverpaymentOut>;
export type RecoveryOut = z.output<typeof RecoveryOut>;
