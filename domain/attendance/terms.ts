import { addDays, type Day } from "../calendar/day.ts";
import type { Term } from "./types.ts";

/** When a contract runs, both ends included; `endDate` null while it has no end. */
export type ContractSpan = { startDate: Day; endDate: Day | null };

/** When a term is in force, both ends included; `validTo` null while it runs as long as its contract. */
type Span = Pick<Term, "validFrom" | "validTo">;

/** Why the terms of a contract are not valid. */
export type TermsRefusal =
  | "no-term"
  | "term-ends-before-start"
  | "term-outside-contract"
  | "overlapping-terms"
  | "weekly-minutes-out-of-range";

/** The six-day week of Directive 2003/88/EC at its longest is 72 hours. */
const mostWeeklyMinutes = 4320;

/** The term in force on the day, or null. */
export function termOn<T extends Span>(terms: readonly T[], day: Day): T | null {
  for (const term of terms) {
    if (term.validFrom <= day && (term.validTo === null || day <= term.validTo)) return term;
  }
  return null;
}

/** The contract's term in force on the day; null outside the contract and between two terms. */
export function termInForce(
  { startDate, endDate }: ContractSpan,
  terms: readonly Term[],
  day: Day,
): Term | null {
  const inside = startDate <= day && (endDate === null || day <= endDate);
  return inside ? termOn(terms, day) : null;
}

/**
 * Whether the terms of one contract are valid together, in any order. A gap between two terms is allowed: it is a
 * suspension, and its days are "outside". A term without an end runs until the contract ends.
 */
export function refusalToTerms(
  terms: readonly Term[],
  contract: ContractSpan,
): TermsRefusal | null {
  if (terms.length === 0) return "no-term";
  if (terms.some((term) => term.validTo !== null && term.validTo < term.validFrom)) {
    return "term-ends-before-start";
  }
  if (terms.some((term) => isOutside(term, contract))) return "term-outside-contract";
  if (terms.some((term) => term.weeklyMinutes < 0 || term.weeklyMinutes > mostWeeklyMinutes)) {
    return "weekly-minutes-out-of-range";
  }
  const inOrder = terms.toSorted(byStart);
  const overlap = inOrder.some((term, index) => {
    const next = inOrder[index + 1];
    return next && (term.validTo === null || next.validFrom <= term.validTo);
  });
  return overlap ? "overlapping-terms" : null;
}

/**
 * The terms with a new one, in order of time: the term it interrupts ends on the day before and passes its own end on to it, so
 * that a suspension that follows is kept; a term that begins on the same day is replaced by it; the new one ends on the day before
 * a later term begins. Nothing resumes after a new term that has an end: what follows needs another term.
 */
export function withTermFrom<T extends Span>(terms: readonly T[], added: T): T[] {
  const eve = addDays(added.validFrom, -1);
  const before = terms
    .filter((term) => term.validFrom < added.validFrom)
    .map((term) =>
      term.validTo === null || term.validTo > eve ? { ...term, validTo: eve } : term,
    );
  const after = terms.filter((term) => term.validFrom > added.validFrom).toSorted(byStart);
  const next = after[0];
  const ends = [
    added.validTo,
    next ? addDays(next.validFrom, -1) : null,
    termOn(terms, added.validFrom)?.validTo ?? null,
  ].filter((day) => day !== null);
  const validTo = ends.toSorted()[0] ?? null;
  return [...before.toSorted(byStart), { ...added, validTo }, ...after];
}

function isOutside(term: Term, contract: ContractSpan): boolean {
  if (term.validFrom < contract.startDate) return true;
  if (contract.endDate === null) return false;
  return (term.validTo ?? term.validFrom) > contract.endDate || term.validFrom > contract.endDate;
}

function byStart(one: Span, other: Span): number {
  return one.validFrom < other.validFrom ? -1 : one.validFrom > other.validFrom ? 1 : 0;
}
