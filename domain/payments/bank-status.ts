/** What a bank says of a credit: done, refused, or neither yet. */
export type BankOutcome = "paid" | "rejected" | "waiting";

/**
 * The outcome of a status of ISO 20022 (ExternalPaymentTransactionStatus1Code). Only a completed settlement is a payment:
 * what a bank has accepted or checked it may still refuse.
 */
export function outcomeOfStatus(status: string): BankOutcome {
  if (status === "ACSC" || status === "ACCC") return "paid";
  return status === "RJCT" ? "rejected" : "waiting";
}
