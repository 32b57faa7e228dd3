import { addDays, daysBetween, daysFrom, type Day } from "../calendar/day.ts";
import { type PayPart, type Range, type Run, spanOf } from "./run.ts";
import { fraction, negative, nothing, smaller, sumOf, type Fraction } from "./fraction.ts";

/**
 * The benefits deducted from the pay of the days that the employer completes: of each benefit the part that falls on such days
 * of the run, by calendar days, and never more than their pay, which `payOf` returns for the dates within each range of the run.
 */
export function benefitParts(
  run: Run,
  payOf: (dates: readonly Day[], range: Range) => Fraction,
): PayPart[] {
  const { from, to } = spanOf(run);
  const sickness = run[0]?.sickness;
  return (sickness?.benefits ?? []).flatMap((benefit): PayPart[] => {
    const within = {
      from: benefit.from > from ? benefit.from : from,
      to: benefit.to < to ? benefit.to : to,
    };
    const dates = daysFrom(within.from, within.to).filter(
      (day) => sickness?.pay.get(day) === "completed",
    );
    const span = daysBetween(benefit.from, addDays(benefit.to, 1));
    const pay = run.map((range) => payOf(dates, range)).reduce(sumOf, nothing);
    const worth = smaller(fraction(benefit.cents * dates.length, span), pay);
    if (worth.top === 0n) return [];
    const part = { rateCents: benefit.cents, quantity: dates.length, of: span, dates: [] };
    return [{ kind: "sickness-benefit", ...within, ...part, worth: negative(worth) }];
  });
}
