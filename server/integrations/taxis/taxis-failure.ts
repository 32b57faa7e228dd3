/** Why taxis gave no person: it did not respond in time or failed, it refused, or its response cannot be parsed. */
type TaxisFailureReason = "unavailable" | "refused" | "unreadable";

/** Thrown by the adapter. Contains nothing of taxis' response, which may hold personal data. */
export class TaxisFailure extends Error {
  readonly reason: TaxisFailureReason;

  constructor(reason: TaxisFailureReason) {
    super(`taxis: ${reason}`);
    this.reason = reason;
  }
}
