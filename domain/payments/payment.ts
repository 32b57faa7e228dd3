import { acts as roleActs, type Role } from "../access.ts";
import { monthOf, type Day, type Month } from "../calendar/day.ts";

/** States of a payment, in the order of its life cycle. */
export const paymentStates = [
  "draft",
  "approved",
  "ordered",
  "submitted",
  "settled",
  "cancelled",
] as const;

export type PaymentState = (typeof paymentStates)[number];

/** States of a line: one person's credit. */
export const lineStates = [
  "planned",
  "ordered",
  "submitted",
  "paid",
  "rejected",
  "cancelled",
] as const;

export type LineState = (typeof lineStates)[number];

const actsOnItself = [
  "approve",
  "order",
  "submit",
  "answer",
  "settle",
  "return",
  "cancel",
] as const;

/**
 * What can be done to a payment: `order` makes the file for the bank, `submit` states that the bank received it, `answer`
 * reads what the bank answered, `settle` states that everything else was paid, `return` that a credit which was paid came back.
 */
export const paymentActs = [...actsOnItself, "reissue"] as const;

export type PaymentAct = (typeof paymentActs)[number];

/** Acts in the history of a payment; a reissue is recorded in the history of the new payment. */
export const recordedActs = ["create", ...actsOnItself] as const;

export type RecordedAct = (typeof recordedActs)[number];

/** Why an act on a payment is refused. */
export type PaymentRefusal =
  | "role-may-not"
  | "state-forbids"
  | "own-payment"
  | "own-line"
  | "nothing-rejected";

/** Why a contract's month is not in a payment. */
export const exclusionReasons = [
  "no-iban",
  "wrong-iban",
  "iban-outside-sepa",
  "nothing-to-pay",
  "already-paid",
  "in-another-payment",
  "waits-for-offset",
  "no-sickness-benefit",
  "own-month",
] as const;

export type ExclusionReason = (typeof exclusionReasons)[number];

/** The same, with the reason that replaces a missing benefit for users who may not know why someone was absent. */
export const disclosedExclusionReasons = [...exclusionReasons, "something-missing"] as const;

export type DisclosedExclusionReason = (typeof disclosedExclusionReasons)[number];

type Rule = { from: readonly PaymentState[]; roles: readonly Role[] };

const makers: readonly Role[] = roleActs["payment.make"];
const approvers: readonly Role[] = roleActs["payment.approve"];

/** The states in which an act may be done, and the roles that may do it. */
const rules: Readonly<Record<PaymentAct, Rule>> = {
  approve: { from: ["draft"], roles: approvers },
  order: { from: ["approved"], roles: makers },
  submit: { from: ["ordered"], roles: makers },
  // A bank answers only what it received: the answer also states a submission that no one has stated.
  answer: { from: ["ordered", "submitted", "settled"], roles: makers },
  settle: { from: ["submitted"], roles: makers },
  return: { from: ["submitted", "settled"], roles: makers },
  cancel: { from: ["draft", "approved", "ordered"], roles: makers },
  reissue: { from: ["submitted", "settled", "cancelled"], roles: makers },
};

/**
 * Whether someone may do the act to a payment in this state. Four eyes: the user who made a payment never
 * approves it, and no one handles a payment to themselves.
 */
export function refusalToPaymentAct(
  act: PaymentAct,
  { state, rejectedLines = 0 }: { state: PaymentState; rejectedLines?: number },
  { role, isAuthor, hasOwnLine = false }: { role: Role; isAuthor: boolean; hasOwnLine?: boolean },
): PaymentRefusal | null {
  const rule = rules[act];
  if (!rule.roles.includes(role)) return "role-may-not";
  if (hasOwnLine) return "own-line";
  if (act === "approve" && isAuthor) return "own-payment";
  if (!rule.from.includes(state)) return "state-forbids";
  return act === "reissue" && rejectedLines === 0 ? "nothing-rejected" : null;
}

/** Refuses a payment of a month that has not begun. */
export function refusalToPaymentMonth(month: Month, today: Day): "month-ahead" | null {
  return month <= monthOf(today) ? null : "month-ahead";
}

/** The state of a payment whose order was made, from the number of its lines in each state. */
export function stateByLines(
  lines: Record<"ordered" | "submitted" | "paid" | "rejected", number>,
): PaymentState {
  if (lines.ordered > 0) return "ordered";
  if (lines.submitted > 0) return "submitted";
  return lines.paid > 0 ? "settled" : "cancelled";
}

/** Refuses a day on which an order cannot have been given to the bank: before it was made, or later than today. */
export function refusalToSubmissionDay(
  day: Day,
  { madeOn, today }: { madeOn: Day; today: Day },
): "outside-submission" | null {
  return madeOn <= day && day <= today ? null : "outside-submission";
}

/** Refuses to settle an order that cannot have been carried out yet: its day is in the future. */
export function refusalToSettlement(executionDate: Day, today: Day): "before-execution" | null {
  return executionDate <= today ? null : "before-execution";
}
