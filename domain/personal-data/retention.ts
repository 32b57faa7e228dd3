import { type ContractState, isClosed } from "../contracts/contract.ts";
import type { Day } from "../calendar/day.ts";

/** What an erasure of a person is judged by. */
export type ErasureFacts = {
  contracts: readonly { state: ContractState; endDate: Day | null }[];
  /** Payments of the person that no bank has answered yet. */
  openPayments: number;
  /** Days that the person disputes and nobody has answered. */
  openDisputes: number;
  /** Accounts for sign-in under the person's tax number. */
  accounts: number;
  /** Legal holds that stand. */
  holds: number;
};

/** Years for which the installation keeps things after the last contract. */
export type Terms = { personYears: number; recordYears: number };

/** What can stand against an erasure. */
export const blockerKinds = [
  "hold",
  "contract",
  "retention",
  "payment",
  "dispute",
  "account",
] as const;

/** Why a person's data cannot be erased today; `from`: the first day on which this reason is over, where it is known. */
export type Blocker = { kind: (typeof blockerKinds)[number]; from: Day | null };

/**
 * What stands against an erasure on a day; empty when it is possible. Who the person is stays known as long as claims from
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

/** The pattern, as SQL knows it, of everything that `pseudonymOf` makes. */
export const anyPseudonym = `${pseudonymHead}%`;

/** What stands in the place of a tax number after the erasure of that number in its body. */
export function pseudonymOf(number: number): string {
  return pseudonymHead + String(number).padStart(8, "0");
}

/** True for what `pseudonymOf` made. */
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
