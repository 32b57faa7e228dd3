import type { Day } from "../calendar/day.ts";
import { decimalToCents } from "../money.ts";
import { employmentType } from "./employment-type.ts";
import type { TermBasis } from "./pay-basis.ts";
import { fullTimeMinutes } from "./work-share.ts";

/** What a person types about when a contract runs. */
export type TypedSpan = { employmentType: number; startDate: Day; endDate: Day | null };

/** What a person types about pay: a kind, and an amount as decimal text, not negative. */
export type TypedPay = { payBasis: TermBasis; rate: string };

/** Why the days of a contract are refused. */
export type SpanRefusal = "end-before-start" | "end-needed" | "end-too-late";

/** The pay of a term with what its legal minimum depends on. */
export type PayOfTerm = TypedPay & { employmentType: number; weeklyMinutes: number };

/** Why the pay of a term is refused. */
export type PayRefusal = "rate-needed" | "rate-of-unpaid" | "rate-too-great";

/** Why the hours of a term are refused. */
export type HoursRefusal = "hours-needed";

/** Longer than any law or programme allows for a fixed term: the year was mistyped. */
const mostYears = 10;

/** Far above any pay of its kind: the amount was mistyped. */
const mostRate: Record<TermBasis, number> = {
  monthly: 50_000,
  daily: 5_000,
  hourly: 1_000,
  presence: 5_000,
  none: 0,
};

/**
 * Whether a contract of this kind can run on these days. A fixed-term contract has an end that is known beforehand
 * (Presidential Decree 164/2004, article 3); without one it would be of indefinite duration, which is another kind.
 */
export function refusalToSpan({ employmentType: id, ...span }: TypedSpan): SpanRefusal | null {
  const { startDate, endDate } = span;
  if (endDate === null) return isFixedTerm(id) ? "end-needed" : null;
  if (endDate < startDate) return "end-before-start";
  return isFixedTerm(id) && endDate > yearsAfter(startDate, mostYears) ? "end-too-late" : null;
}

/** Whether the kind of employment is one that ends on a day fixed beforehand. */
export function isFixedTerm(id: number): boolean {
  return employmentType(id)?.isFixedTerm === true;
}

/**
 * Whether the amount fits the kind of pay: every kind has an amount above zero, except `none`, for a term that pays nothing,
 * which has no amount.
 */
export function refusalToPay({ payBasis, rate }: TypedPay): PayRefusal | null {
  const isNothing = Number(rate) === 0;
  if (payBasis === "none") return isNothing ? null : "rate-of-unpaid";
  if (isNothing) return "rate-needed";
  return Number(rate) > mostRate[payBasis] ? "rate-too-great" : null;
}

/**
 * The lowest legal minimum of full-time pay in force on any day since 2012, in cents: that of people under 25 until January 2019
 * (Law 4093/2012, article 1, paragraph IA.11; an hour is 6/40 of a day). The figures in force later are all higher, so that pay
 * below these is no one's.
 */
const lowestMinimumCents: Partial<Record<TermBasis, number>> = {
  monthly: 51_095,
  daily: 2_283,
  hourly: 342,
};

/**
 * The cents below which the pay can only be mistyped, in proportion to the hours, where it is below them; else null. Apprentices
 * and those without working time have no legal minimum.
 */
export function minimumOverPay(pay: PayOfTerm): number | null {
  const type = employmentType(pay.employmentType);
  const minimum = lowestMinimumCents[pay.payBasis];
  if (minimum === undefined || type?.work === "none" || type?.key === "trainee") return null;
  const share = pay.payBasis === "hourly" ? 1 : Math.min(pay.weeklyMinutes / fullTimeMinutes, 1);
  const cents = Math.floor(minimum * share);
  const rate = decimalToCents(pay.rate);
  return rate !== null && rate > 0 && rate < cents ? cents : null;
}

/** Whether a term has weekly hours where it needs them: only kinds of employment without working time may have none. */
export function refusalToWeeklyHours(term: {
  employmentType: number;
  weeklyMinutes: number;
}): HoursRefusal | null {
  const works = employmentType(term.employmentType)?.work !== "none";
  return works && term.weeklyMinutes === 0 ? "hours-needed" : null;
}

/** The same day of a later year, for text comparison: 29 February sorts before 1 March in every year. */
function yearsAfter(day: Day, years: number): Day {
  return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
