import { acts as roleActs, type Role } from "../access.ts";

/** States of a payment, in the order of its life. */
export const paymentStates = ["draft", "approved", "sent", "settled", "cancelled"] as const;

export type PaymentState = (typeof paymentStates)[number];

/** States of a line: one person's credit. */
export const lineStates = ["planned", "sent", "paid", "rejected", "cancelled"] as const;

export type LineState = (typeof lineStates)[number];

/** What can be done to a payment; `answer` reads what the bank answered, `settle` states that all else was paid. */
export const paymentActs = ["approve", "send", "answer", "settle", "cancel", "reissue"] as const;

export type PaymentAct = (typeof paymentActs)[number];

/** Why an act on a payment is refused. */
export type PaymentRefusal = "role-may-not" | "state-forbids" | "own-payment" | "nothing-rejected";

/** Why a contract's month is not in a payment. */
export const exclusionReasons = [
  "no-iban",
  "wrong-iban",
  "nothing-to-pay",
  "already-paid",
  "in-another-payment",
  "waits-for-offset",
] as const;

export type ExclusionReason = (typeof exclusionReasons)[number];

type Rule = { from: readonly PaymentState[]; roles: readonly Role[] };

const makers: readonly Role[] = roleActs["payment.make"];
const approvers: readonly Role[] = roleActs["payment.approve"];

/** product.md 3.8. */
const rules: Readonly<Record<PaymentAct, Rule>> = {
  approve: { from: ["draft"], roles: approvers },
  send: { from: ["approved"], roles: makers },
  answer: { from: ["sent", "settled"], roles: makers },
  settle: { from: ["sent"], roles: makers },
  cancel: { from: ["draft", "approved"], roles: makers },
  reissue: { from: ["sent", "settled", "cancelled"], roles: makers },
};

/**
 * Whether someone may do the act to a payment in this state. Four eyes: whoever made a payment never approves it.
 */
export function refusalToPaymentAct(
  act: PaymentAct,
  { state, rejectedLines = 0 }: { state: PaymentState; rejectedLines?: number },
  { role, isAuthor }: { role: Role; isAuthor: boolean },
): PaymentRefusal | null {
  const rule = rules[act];
  if (!rule.roles.includes(role)) return "role-may-not";
  if (act === "approve" && isAuthor) return "own-payment";
  if (!rule.from.includes(state)) return "state-forbids";
  return act === "reissue" && rejectedLines === 0 ? "nothing-rejected" : null;
}

/** The state of a payment that the bank has, by how many lines it paid, refused and has not answered. */
export function stateByLines(lines: {
  paid: number;
  rejected: number;
  waiting: number;
}): PaymentState {
  if (lines.waiting > 0) return "sent";
  return lines.paid > 0 ? "settled" : "cancelled";
}
