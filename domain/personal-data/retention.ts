import { type ContractState, isClosed } from "../contracts/contract.ts";
import type { Day } from "../calendar/day.ts";

/** The facts that decide whether a person may be erased. */
export type ErasureFacts = {
  contracts: readonly { state: ContractState; endDate: Day | null }[];
  /** Payments of the person that no bank has answered yet. */
  openPayments: number;
  /** Days that the person disputes and no one has answered. */
  openDisputes: number;
  /** Accounts for sign-in under the person's tax number. */
  accounts: number;
  /** Legal holds in force. */
  holds: number;
};

/** Years for which the installation keeps data after the last contract. */
export type Terms = { personYears: number; recordYears: number };

/** What can block an erasure. */
export const blockerKinds = [
  "hold",
  "contract",
  "retention",
  "payment",
  "dispute",
  "account",
] as const;

/** Why a person's data cannot be erased today; `from`: the first day on which this reason no longer applies, where it is known. */
export type Blocker = { kind: (typeof blockerKinds)[number]; from: Day | null };

/**
 * What blocks an erasure on a day; empty when it is possible. The person's identity is kept as long as claims from
 * the employment may be raised (Law 4270/2014, articles 140 and 141: they lapse with the end of a financial year).
 */
export function blockersOf(standing: ErasureFacts, terms: Terms, today: Day): Blocker[] {
  const running = standing.contracts.filter(({ state }) => !isOver(state));
  const from = firstDayAfter(lastEnd(standing), terms.personYears);
  const blockers: Blocker[] = [];
  if (standing.holds > 0) blockers.push({ kind: "hold", from: null });
  if (running.length > 0) {
    const isBounded = running.every(({ endDate }) => endDate !== null);
    blockers.push({ kind: "contract", from: isBounded ? from : null });
  } else if (from !== null && today < from) blockers.push({ kind: "retention", from });
  if (standing.openPayments > 0) blockers.push({ kind: "payment", from: null });
  if (standing.openDisputes > 0) blockers.push({ kind: "dispute", from: null });
  if (standing.accounts > 0) blockers.push({ kind: "account", from: null });
  return blockers;
}

/** The first day on which attendance and payments need not be kept for the accounts; null where there is no contract. */
export function recordsKeptUntil(
  standing: Pick<ErasureFacts, "contracts">,
  terms: Terms,
): Day | null {
  return firstDayAfter(lastEnd(standing), terms.recordYears);
}

const pseudonymHead = "E";

/** The SQL pattern that matches everything that `pseudonymOf` returns. */
export const anyPseudonym = `${pseudonymHead}%`;

/** What replaces a tax number after an erasure; `number` is that of the erasure in its body. */
export function pseudonymOf(number: number): string {
  return pseudonymHead + String(number).padStart(8, "0");
}

/** True for what `pseudonymOf` returns. */
export function isPseudonym(afm: string): boolean {
  return afm.startsWith(pseudonymHead);
}

function isOver(state: ContractState): boolean {
  return isClosed(state) || state === "rejected";
}

function lastEnd({ contracts }: Pick<ErasureFacts, "contracts">): Day | null {
  const ends = contracts.flatMap(({ endDate }) => endDate ?? []);
  return ends.toSorted().at(-1) ?? null;
}

/** Years count from the end of the year of the day. */
function firstDayAfter(day: Day | null, years: number): Day | null {
  return day === null ? null : `${Number(day.slice(0, 4)) + years + 1}-01-01`;
}
