import type { Day } from "../calendar/day.ts";
import { employmentType } from "./employment-type.ts";
import type { TermBasis } from "./pay-basis.ts";

/** What a person types of when a contract holds. */
export type TypedSpan = { employmentType: number; startDate: Day; endDate: Day | null };

/** What a person types of pay: a kind, and an amount as decimal text, not negative. */
export type TypedPay = { payBasis: TermBasis; rate: string };

/** Why the days of a contract cannot stand. */
export type SpanRefusal = "end-before-start" | "end-needed";

/** Why the pay of a term cannot stand. */
export type PayRefusal = "rate-needed" | "rate-of-unpaid";

/**
 * Whether a contract of this kind can hold on these days. One of fixed term has an end that is known beforehand
 * (Presidential Decree 164/2004, article 3); without it, it would be one of indefinite time, which is another kind.
 */
export function refusalToSpan({ employmentType: id, ...span }: TypedSpan): SpanRefusal | null {
  const { startDate, endDate } = span;
  if (endDate === null) return isFixedTerm(id) ? "end-needed" : null;
  return endDate < startDate ? "end-before-start" : null;
}

/** Whether the kind of employment is one that ends on a day said beforehand. */
export function isFixedTerm(id: number): boolean {
  return employmentType(id)?.isFixedTerm === true;
}

/**
 * Whether the amount fits what pay counts: every kind of pay has an amount above zero, and a term that pays nothing says
 * so by its kind, `none`, and has none.
 */
export function refusalToPay({ payBasis, rate }: TypedPay): PayRefusal | null {
  const isNothing = Number(rate) === 0;
  if (payBasis === "none") return isNothing ? null : "rate-of-unpaid";
  return isNothing ? "rate-needed" : null;
}
