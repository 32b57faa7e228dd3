import { addDays, firstDay, lastDay, monthOf, type Day } from "../calendar/day.ts";
import type { TermBasis } from "../contracts/pay-basis.ts";
import { type PaidDay, payOfDays } from "./pay-of-day.ts";
import { nothing, roundedCents, sumOf, type Fraction } from "./fraction.ts";
import { benefitOn } from "./sickness.ts";
import { monthlyParts } from "./monthly-pay.ts";
import { dailyParts, hourlyParts, presenceParts } from "./counted-pay.ts";
import type { MonthAmount, MonthOfPay, PayStep, PayTerm } from "./types.ts";

/** A step before it is rounded: what it adds or takes off, exactly. */
export type PayPart = Omit<PayStep, "cents" | "from" | "to"> & { worth: Fraction };

/** The part of a month in which one term holds. */
export type Range = Omit<MonthOfPay, "terms" | "days"> & {
  days: PaidDay[];
  term: PayTerm;
  from: Day;
  to: Day;
  /** Whether the contract begins, or goes on after a pause, on `from` within the month. */
  begins: boolean;
};

/**
 * What a contract's month is worth, with how it came about. Each term pays for its own days: by the month less 1/30
 * of it (public law) or a share of the week's 6/25 (private law) for an unpaid day, by the day, the hour or the presence. The sum is exact and
 * is rounded to the cent once; each step shows what it moved the rounded sum by, so that the steps add up to it.
 */
export function amountOfMonth(given: MonthOfPay): MonthAmount {
  const withoutBenefit = daysWithoutBenefit(given);
  let sum = nothing;
  let cents = 0;
  const steps: PayStep[] = [];
  for (const range of rangesOf(given)) {
    for (const { worth, ...part } of partsByBasis[range.term.basis](range)) {
      sum = sumOf(sum, worth);
      const after = roundedCents(sum);
      steps.push({ ...part, from: range.from, to: range.to, cents: after - cents });
      cents = after;
    }
  }
  return { cents, steps, withoutBenefit };
}

/** Days of illness of the month that the employer completes and that no benefit covers. */
function daysWithoutBenefit({ days, sickness, month }: MonthOfPay): Day[] {
  if (!sickness) return [];
  return days
    .filter(({ date, result }) => result.label === "sick" && sickness.pay.get(date) === "completed")
    .map(({ date }) => date)
    .filter((date) => monthOf(date) === month && !benefitOn(sickness.benefits, date));
}

function rangesOf({ terms, days, ...month }: MonthOfPay): Range[] {
  const [first, last] = [firstDay(month.month), lastDay(month.month)];
  const paid = payOfDays(days, month.reasonsOn, month.sickness);
  return terms
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
    .flatMap((term) => {
      const from = term.validFrom > first ? term.validFrom : first;
      const to = term.validTo !== null && term.validTo < last ? term.validTo : last;
      if (from > to) return [];
      const within = paid.filter(({ date }) => from <= date && date <= to);
      const eve = addDays(from, -1);
      const begins = from > first && !terms.some((one) => one !== term && holdsOn(one, eve));
      return [{ ...month, term, from, to, begins, days: within }];
    });
}

function holdsOn({ validFrom, validTo }: PayTerm, day: Day): boolean {
  return validFrom <= day && (validTo === null || day <= validTo);
}

const partsByBasis: Readonly<Record<TermBasis, (range: Range) => PayPart[]>> = {
  monthly: monthlyParts,
  daily: dailyParts,
  hourly: hourlyParts,
  presence: presenceParts,
  none: () => [],
};
