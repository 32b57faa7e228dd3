import type { ContractOut } from "#api/contract-fields.ts";
import type { Day } from "#domain/calendar/day.ts";
import { Fault } from "#server/kernel/fault.ts";
import { contractTexts } from "#texts/contracts.ts";

/**
 * What is removed when a contract is cut after a day, kept in the ledger: terms that would begin later, and when the
 * last remaining term would have ended. A revocation of the termination restores from it.
 */
type CutTerms = {
  days: Day[];
  before: { lastTermTo: Day | null; withdrawnTerms?: ContractOut["terms"] };
};

/** The terms of a contract that begin after a day. */
export function cutAfter({ terms }: ContractOut, lastDay: Day): CutTerms {
  const later = terms.filter(({ validFrom }) => validFrom > lastDay);
  const last = terms.findLast(({ validFrom }) => validFrom <= lastDay);
  const lastTermTo = last?.validTo ?? null;
  return {
    days: later.map(({ validFrom }) => validFrom),
    before: later.length === 0 ? { lastTermTo } : { lastTermTo, withdrawnTerms: later },
  };
}

/** Throws `refused`, naming the days, if terms would be withdrawn without the caller's agreement. */
export function requireAgreed(
  { days }: CutTerms,
  { withdrawTerms }: { withdrawTerms: boolean },
): void {
  if (days.length === 0 || withdrawTerms) return;
  const message = contractTexts.termsToGo(days);
  throw new Fault("refused", { detail: message, errors: { withdrawTerms: [message] } });
}
