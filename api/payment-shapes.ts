import { z } from "zod";
import {
  lineStates,
  paymentStates,
  recordedActs,
  disclosedExclusionReasons,
} from "#domain/payments/payment.ts";
import { monthStates } from "#domain/attendance/monthly.ts";
import { ledgerActs } from "#domain/ledger/acts.ts";
import { payStepKinds } from "#domain/payments/types.ts";
import { DayField, Id, Instant, Money, MonthField } from "./fields.ts";

export const PaymentStateField = z.enum(paymentStates);
export const LineStateField = z.enum(lineStates);
export const ExclusionReasonField = z.enum(disclosedExclusionReasons);

/** The statement that the bank received the order. */
const SubmissionOut = z.object({
  /** Null if no one stated when: an answer of the bank proves that it did. */
  submittedOn: DayField.nullable(),
  /** The bank's reference; from its own answer if no one stated it. */
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

/** What another rate of pay makes of a signed month; amounts are null if a sickness benefit is missing. */
export const MonthUnderPay = z.object({
  month: MonthField,
  state: z.enum(monthStates),
  before: Money.nullable(),
  after: Money.nullable(),
  /** What payments hold of it; null if none does. */
  held: Money.nullable(),
});

/** A ledger entry that caused a difference. */
const CauseOut = z.object({
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
  /** 0: the month itself; above 0: a difference. */
  seq: z.number().int(),
  amount: Money,
  /** What the month is worth in total, by its steps; the steps are only for callers who may see absence reasons. */
  worth: Money,
  /** What payments held of it when this one was created, less what had been paid back. */
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

const MonthOfPerson = z.object({
  contractId: Id,
  contractNumber: z.string(),
  name: z.string(),
  month: MonthField,
});

export const ExclusionOut = MonthOfPerson.extend({
  employeeId: Id,
  reason: ExclusionReasonField,
  /** Null if not known yet: another payment holds the month, or something is missing for it. */
  amount: Money.nullable(),
  /** Days for which something is missing; none for callers who may not see absence reasons. */
  days: z.array(DayField),
});

/** What was overpaid of a contract's month and has not been set off or paid back yet. */
export const OverpaymentOut = MonthOfPerson.extend({
  employeeId: Id,
  /** Below zero. */
  amount: Money,
  /** The first day on which anything of the month was paid; nothing was paid back before it. */
  paidFrom: DayField,
  /** The first change that no payment takes into account; null if the ledger shows none. */
  since: Instant.nullable(),
  /** Whether the person has a running contract, through which it can be set off. */
  hasContract: z.boolean(),
  /** Whether it is the caller's own, who may then neither state nor withdraw a recovery of it. */
  isOwn: z.boolean(),
});

/** The statement that part of it was paid back. */
export const RecoveryOut = MonthOfPerson.extend({
  id: Id,
  amount: Money,
  recoveredOn: DayField,
  /** The document that proves it. */
  reference: z.string(),
  at: Instant,
  by: z.string(),
  withdrawal: z.object({ at: Instant, by: z.string(), reason: z.string() }).nullable(),
  /** Whether it is the caller's own, who may then neither state nor withdraw a recovery of it. */
  isOwn: z.boolean(),
});

const ActOut = z.object({
  act: z.enum(recordedActs),
  state: PaymentStateField,
  at: Instant,
  by: z.string(),
  reason: z.string(),
  /** Only for the act `submit`. */
  submission: SubmissionOut.nullable(),
});

/** The effect of a bank's answer, line by line. */
export const AnswerReport = z.object({
  paid: z.number().int(),
  rejected: z.number().int(),
  waiting: z.number().int(),
  /** Lines that already had an outcome and for which the bank now reports another; they stay as they were. */
  contradicted: z.array(z.string()),
  /** End-to-end ids that do not belong to this payment; at most 100. */
  unknown: z.array(z.string()),
  /** Credits that the bank reports with an amount other than ordered, which settles nothing; without a name, the whole order. */
  otherAmounts: z.array(
    z.object({ name: z.string().nullable(), ordered: Money, reported: z.string() }),
  ),
});

const AnswerOut = z.object({
  id: Id,
  messageId: z.string(),
  groupStatus: z.string(),
  receivedAt: Instant,
  by: z.string(),
  report: AnswerReport,
});

/** A payment with the acts on it. */
export const PaymentDetails = PaymentItem.extend({
  /** Sums of the lines that were paid, and of those that were refused or returned. */
  paidTotal: Money,
  rejectedTotal: Money,
  differences: z.number().int(),
  reissueOf: z.object({ id: Id, number: z.string() }).nullable(),
  /** Whether the caller created it. */
  isOwn: z.boolean(),
  /** Whether one of its lines pays the caller. */
  hasOwnLine: z.boolean(),
  /** The paying account; null if the body has none. */
  debtorIban: z.string().nullable(),
  /** People whose months have changed since it was created, so that it can be neither approved nor ordered; at most five. */
  changedMonths: z.array(z.string()),
  /** People it would pay to an account other than the one now stored; the same applies, and an order of it is for the earlier account. */
  changedAccounts: z.array(z.string()),
  /** People whose account accepts no SEPA credit transfers; the same applies. */
  unpayableAccounts: z.array(z.string()),
  /** People whom it, or a reissue of its refused lines, would pay to the very account that the bank refused; at most five. */
  refusedAccounts: z.array(z.string()),
  /** Why nothing that the bank refused can be reissued now; null if something can, or nothing was refused. */
  reissueRefusal: z.string().nullable(),
  /** The earliest day on which banks could execute it. */
  earliestExecution: DayField,
  file: z
    .object({
      name: z.string(),
      messageId: z.string(),
      digest: z.string(),
      madeAt: Instant,
      /** The day of `madeAt`, the earliest on which the bank can have received it. */
      madeOn: DayField,
    })
    .nullable(),
  acts: z.array(ActOut),
  answers: z.array(AnswerOut),
});

export const MonthSum = z.object({
  month: MonthField,
  /** Sums of lines by outcome. */
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
