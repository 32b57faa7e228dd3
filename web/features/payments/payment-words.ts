import type { AnswerReport, PaymentDetails, PaymentItem } from "#api/payment-shapes.ts";
import { centsToDecimal, decimalToCents } from "#domain/money.ts";
import type { LineState, PaymentState } from "#domain/payments/payment.ts";
import { paymentTexts } from "#texts/payment-pages.ts";
import { formatDay } from "#web/ui/formats.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

type PaymentItemStanding = Pick<PaymentItem, "state" | "rejectedLines">;

const paymentTones: Record<PaymentState, Tone> = {
  draft: "neutral",
  approved: "info",
  ordered: "warning",
  submitted: "special",
  settled: "good",
  cancelled: "neutral",
};

/** The tone of a payment, by the outcome of its lines. */
export function paymentToneOf({ state, rejectedLines }: PaymentItemStanding): Tone {
  if (rejectedLines > 0 && state === "settled") return "warning";
  return rejectedLines > 0 && state === "cancelled" ? "bad" : paymentTones[state];
}

/** How many of the lines sent to the bank it has not answered yet. */
export function unansweredOf(payment: PaymentItem): number {
  const { state, lines, paidLines, rejectedLines } = payment;
  return state === "submitted" ? lines - paidLines - rejectedLines : 0;
}

/** The sum of those lines. */
export function unansweredTotal({ total, paidTotal, rejectedTotal }: PaymentDetails): string {
  const [all, paid, rejected] = [total, paidTotal, rejectedTotal].map(
    (amount) => decimalToCents(amount) ?? 0,
  );
  return centsToDecimal((all ?? 0) - (paid ?? 0) - (rejected ?? 0));
}

/** Whether a person must check what the bank's answer reports. */
export function isToCheck({ contradicted, unknown, otherAmounts }: AnswerReport): boolean {
  return contradicted.length + unknown.length + otherAmounts.length > 0;
}

/** The tone of a line's state. */
export const lineTones: Record<LineState, Tone> = {
  planned: "neutral",
  ordered: "info",
  submitted: "special",
  paid: "good",
  rejected: "bad",
  cancelled: "neutral",
};

/** When the bank received the order, and its reference; empty if that is not known. */
export function submissionOf(submission: PaymentItem["submission"]): string {
  if (submission === null) return "";
  const { submittedOn, reference } = submission;
  return paymentTexts.submissionOf(submittedOn === null ? null : formatDay(submittedOn), reference);
}
