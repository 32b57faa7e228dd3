import type { ContractOut } from "#api/contract-fields.ts";
import type { Day } from "#domain/calendar/day.ts";
import { Fault } from "#server/kernel/fault.ts";
import { contractTexts } from "#texts/contracts.ts";
import { termForLedger } from "./term-for-ledger.ts";

/** What goes with all that a contract says after a day: terms that would begin later, for the ledger to keep. */
export type CutTerms = { days: Day[]; before: { withdrawnTerms?: object[] } };

/** The terms of a contract that begin after a day. */
export function cutAfter({ terms }: ContractOut, lastDay: Day): CutTerms {
  const later = terms.filter(({ validFrom }) => validFrom > lastDay);
  return {
    days: later.map(({ validFrom }) => validFrom),
    before: later.length === 0 ? {} : { withdrawnTerms: later.map(termForLedger) },
  };
}

/** Throws `refused`, naming the days, where terms would go and nobody said that they may. */
export function requireAgreed(
  { days }: CutTerms,
  { withdrawTerms }: { withdrawTerms: boolean },
): void {
  if (days.length === 0 || withdrawTerms) return;
  const message = contractTexts.termsToGo(days);
  throw new Fault("refused", { detail: message, errors: { withdrawTerms: [message] } });
}
