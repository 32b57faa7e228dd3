/** Why taxis gave no person: it did not answer in time or had a fault, it refused, or its answer cannot be read. */
export type TaxisFailureReason = "unavailable" | "refused" | "unreadable";

/** Thrown by the adapter. Carries nothing of what taxis said, which may hold a person's data. */
export class TaxisFailure extends Error {
  readonly reason: TaxisFailureReason;

  constructor(reason: TaxisFailureReason) {
    super(`taxis: ${reason}`);
    this.reason = reason;
  }
}
