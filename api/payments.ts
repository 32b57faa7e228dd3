import { z } from "zod";
import { asFile, defineCalls, ofAgency } from "./call.ts";
import { paysRightly, TermFields } from "./contract-fields.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  Money,
  MonthField,
  line,
  requiredLine,
  Changed,
  EditedInBody,
  ById,
} from "./fields.ts";
import {
  exclusionList,
  overpaymentList,
  paymentLineList,
  paymentList,
  paymentsOfBodiesList,
  recoveryList,
} from "./payment-lists.ts";
import { payrollList } from "./payroll.ts";
import {
  AnswerReport,
  ExclusionReasonField,
  MonthSum,
  MonthUnderPay,
  PaymentDetails,
  PaymentStateField,
} from "./payment-shapes.ts";

const reads = { who: "body", fullAccess: true } as const;
const makes = { who: "body", act: "payment.make" } as const;

export const payments = defineCalls("Payments", {
  ...paymentList.calls,
  getAllOfBodies: paymentsOfBodiesList.getAll,
  exportOfBodies: paymentsOfBodiesList.export,
  /** Sums of the body's last twelve months that have a payment, oldest first. */
  getSums: { access: reads, input: InBody, output: z.object({ months: z.array(MonthSum) }) },
  /** The same for each body in one month, largest first. */
  getSumsOfBodies: {
    access: ofAgency,
    input: z.object({ month: MonthField }),
    output: z.object({
      bodies: z.array(
        MonthSum.omit({ month: true }).extend({ organizationId: Id, title: z.string() }),
      ),
    }),
  },
  /** What a payment made now would contain; nothing is written. */
  preview: {
    method: "GET",
    access: makes,
    input: InBody.extend({ month: MonthField }),
    output: z.object({
      lines: z.number().int(),
      total: Money,
      /** The newest month that it would pay; null if it would contain nothing. */
      newestMonth: MonthField.nullable(),
      differences: z.number().int(),
      /** By reason, how many months and whose they are, by name: at most five. */
      exclusions: z.array(
        z.object({
          reason: ExclusionReasonField,
          count: z.number().int(),
          people: z.array(z.object({ employeeId: Id, name: z.string() })),
        }),
      ),
      /** Payments under way that hold months left out for that reason, by number; at most five. */
      underWay: z.array(z.object({ id: Id, number: z.string() })),
      /** Whether the body has the account that an order to the bank requires. */
      hasAccount: z.boolean(),
      /** Contract months up to the month that no one has approved yet, also those never computed of a month that is over. */
      unapproved: z.number().int(),
    }),
  },
  /** What a term that changes only the pay would make of the contract's signed months; nothing is written. */
  previewTerm: {
    method: "GET",
    access: { who: "body", act: "contract.write" },
    input: InBody.extend({ contractId: Id, validFrom: DayField })
      .extend(TermFields.pick({ payBasis: true, rate: true }).shape)
      .check(paysRightly),
    output: z.object({
      months: z.array(MonthUnderPay),
      /** By how much the months increase, or decrease if negative, over those whose amount is known. */
      difference: Money,
    }),
  },
  getById: { access: reads, input: IdInBody, output: PaymentDetails },
  getLines: paymentLineList.getAll,
  exportLines: paymentLineList.export,
  getExclusions: exclusionList.getAll,
  exportExclusions: exclusionList.export,
  getOverpayments: overpaymentList.getAll,
  exportOverpayments: overpaymentList.export,
  getRecoveries: recoveryList.getAll,
  exportRecoveries: recoveryList.export,
  getPayroll: payrollList.getAll,
  exportPayroll: payrollList.export,
  create: {
    access: makes,
    input: InBody.extend({ month: MonthField }),
    output: z.object({ id: Id, lines: z.number().int(), total: Money }),
  },
  /** Creates one payment for each body that has something to pay, and returns each outcome. */
  createForBodies: {
    access: ofAgency,
    input: z.object({ month: MonthField }),
    output: z.object({
      bodies: z.array(
        z.object({
          organizationId: Id,
          title: z.string(),
          outcome: z.enum(["done", "refused", "failed"]),
          id: Id.nullable(),
          lines: z.number().int(),
          total: Money,
          messages: z.array(z.string()),
        }),
      ),
    }),
  },
  approve: {
    access: { who: "body", act: "payment.approve" },
    input: EditedInBody.extend({ password: z.string().max(200) }),
    output: Changed,
  },
  /** Creates the order for the bank; it is created once and never changes. */
  order: {
    access: makes,
    input: EditedInBody.extend({ executionDate: DayField }),
    output: Changed.extend({ messageId: z.string() }),
  },
  /** States that the bank received the order, on which day and under which reference of its own. */
  submit: {
    access: makes,
    input: EditedInBody.extend({ submittedOn: DayField, reference: requiredLine(70) }),
    output: Changed,
  },
  getFile: { access: makes, input: IdInBody, ...asFile },
  /** Reads a pain.002 of the bank, which proves that the bank received the order; the same file again changes nothing. */
  readAnswer: {
    access: makes,
    input: IdInBody,
    output: z.object({ again: z.boolean(), state: PaymentStateField, report: AnswerReport }),
    upload: "bytes",
  },
  /** States, based on the account's statement, that every line without an answer was paid. */
  settle: {
    access: makes,
    input: EditedInBody.extend({ reason: line(500).min(3) }),
    output: Changed,
  },
  /** States that a paid credit was returned, so that its months are owed again. */
  returnCredit: {
    access: makes,
    input: EditedInBody.extend({ lineId: Id, reason: line(500).min(3) }),
    output: Changed,
  },
  /** States that part of what was overpaid for a month was paid back: how much, on which day, by which document. */
  recover: {
    access: makes,
    input: InBody.extend({
      contractId: Id,
      month: MonthField,
      /** The amount still outstanding, as the caller read it. */
      waits: Money,
      amount: Money,
      recoveredOn: DayField,
      reference: requiredLine(70),
    }),
    output: ById,
  },
  /** Withdraws a recovery that was stated in error. */
  withdrawRecovery: {
    access: makes,
    input: InBody.extend({ recoveryId: Id, reason: line(500).min(3) }),
    output: ById,
  },
  cancel: {
    access: makes,
    input: EditedInBody.extend({ reason: line(500).min(3) }),
    output: Changed,
  },
  /** Creates a draft with the rejected lines, to the accounts now stored. */
  reissue: {
    access: makes,
    input: IdInBody,
    output: z.object({ id: Id, lines: z.number().int(), total: Money }),
  },
});
