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
