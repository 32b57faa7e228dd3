import type { Term } from "../attendance/types.ts";
import { firstDay, lastDay, type Day, type Month } from "../calendar/day.ts";
import { isEndSettled, type ContractState } from "./contract.ts";

type Span = Pick<Term, "validFrom" | "validTo">;

/** What a contract was before it was terminated. */
export type BeforeTermination<T extends Span = Span> = {
  state: Extract<ContractState, "active" | "suspended">;
  endDate: Day | null;
  /** Where the last of the remaining terms would have ended; null: with the contract. */
  lastTermTo: Day | null;
  /** Terms that would have begun later, in order of time. */
  withdrawnTerms: readonly T[];
};

/** Why a termination cannot be revoked. */
export type ReinstatementRefusal = "before-unknown" | "end-settled";

/** Whether the state before a termination may be restored; `before` is null where it is not known. */
export function refusalToReinstatement(
  contract: { endDate: Day | null; settledThrough: Day | null },
  before: object | null,
): ReinstatementRefusal | null {
  if (before === null) return "before-unknown";
  return isEndSettled(contract) ? "end-settled" : null;
}

/**
 * The terms of a terminated contract, in order of time, as they were before. A term added since for different pay changed no
 * last day, so the last of them is the one that was cut.
 */
export function termsReinstated<T extends Span>(
  terms: readonly T[],
  { lastTermTo, withdrawnTerms }: BeforeTermination<T>,
): T[] {
  const last = terms.at(-1);
  const cut = last === undefined ? [] : [{ ...last, validTo: lastTermTo }];
  return [...terms.slice(0, -1), ...cut, ...withdrawnTerms];
}

/** Whether the contract runs in the month once its termination is revoked. */
export function runsAgainIn(
  month: Month,
  terms: readonly Span[],
  before: BeforeTermination,
): boolean {
  return runsIn(month, termsReinstated(terms, before), before.endDate);
}

/** Whether a contract with these terms and this end runs in the month: a cancelled month is then due again (0132, 0135). */
export function runsIn(month: Month, terms: readonly Span[], endDate: Day | null): boolean {
  return terms.some(({ validFrom, validTo }) => {
    const ends = [validTo, endDate].filter((day) => day !== null);
    return validFrom <= lastDay(month) && ends.every((end) => end >= firstDay(month));
  });
}
