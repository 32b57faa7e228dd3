import { decimalToCents } from "../money.ts";

/** A bank's answer about a credit: done, refused, or neither yet. */
export type BankOutcome = "paid" | "rejected" | "waiting";

/**
 * The outcome of a status of ISO 20022 (ExternalPaymentTransactionStatus1Code). Only a completed settlement is a payment:
 * a bank may still refuse what it has accepted or checked.
 */
export function outcomeOfStatus(status: string): BankOutcome {
  if (status === "ACSC" || status === "ACCC") return "paid";
  return status === "RJCT" ? "rejected" : "waiting";
}

/**
 * Whether a bank's answer repeats another amount than was ordered (a decimal); false if it repeats none. It may have more
 * than two decimals (ISO 20022, DecimalNumber); what is no amount differs.
 */
export function differsFromOrdered(reported: string, ordered: string): boolean {
  if (reported === "") return false;
  const cents = decimalToCents(reported.replace(/(\.\d\d)0+$/, "$1"));
  return cents !== decimalToCents(ordered);
}
