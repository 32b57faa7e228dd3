import { addDays, firstDay, lastDay, monthOf, type Day } from "../calendar/day.ts";
import type { TermBasis } from "../contracts/pay-basis.ts";
import { payOfDays } from "./pay-of-day.ts";
import { nothing, roundedCents, sumOf } from "./fraction.ts";
import { type PayPart, type Range, type Run, runsOf } from "./run.ts";
import { benefitOn } from "./sickness.ts";
import { monthlyParts } from "./monthly-pay.ts";
import { dailyParts, hourlyParts, presenceParts } from "./counted-pay.ts";
import type { MonthAmount, MonthOfPay, PayStep, PayTerm } from "./types.ts";

/**
 * The amount of a contract's month, with its steps. Each term pays for its own days: by the month minus 1/30 of it (public
 * law) or a share of the week's 6/25 (private law) for an unpaid day, by the day, the hour or the presence. The sum is exact and
 * rounded to the cent once; each step shows by how much it changed the rounded sum, so that the steps add up to it.
 */
export function amountOfMonth(given: MonthOfPay): MonthAmount {
  const withoutBenefit = daysWithoutBenefit(given);
  let sum = nothing;
  let cents = 0;
  const steps: PayStep[] = [];
  for (const { worth, ...part } of runsOf(rangesOf(given)).flatMap(partsOf)) {
    sum = sumOf(sum, worth);
    const after = roundedCents(sum);
    steps.push({ ...part, cents: after - cents });
    cents = after;
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

function partsOf(run: Run): PayPart[] {
  const [first] = run;
  return first ? partsByBasis[first.term.basis](run) : [];
}

const partsByBasis: Readonly<Record<TermBasis, (run: Run) => PayPart[]>> = {
  monthly: monthlyParts,
  daily: dailyParts,
  hourly: hourlyParts,
  presence: (run) => run.flatMap(presenceParts),
  none: () => [],
};
