import { addDays, daysBetween, daysFrom, type Day } from "../calendar/day.ts";
import type { PayPart, Range } from "./amount-of-month.ts";
import { fraction, negative, smaller, type Fraction } from "./fraction.ts";

/**
 * The benefits taken off the pay of the days that the employer completes: of each benefit as much as falls on such days of
 * the range, by days of the calendar, and never more than their pay, which `payOf` tells of the dates.
 */
export function benefitParts(
  { from, to, sickness }: Pick<Range, "from" | "to" | "sickness">,
  payOf: (dates: readonly Day[]) => Fraction,
): PayPart[] {
  return (sickness?.benefits ?? []).flatMap((benefit): PayPart[] => {
    const begin = benefit.from > from ? benefit.from : from;
    const end = benefit.to < to ? benefit.to : to;
    const dates = daysFrom(begin, end).filter((day) => sickness?.pay.get(day) === "completed");
    const span = daysBetween(benefit.from, addDays(benefit.to, 1));
    const worth = smaller(fraction(benefit.cents * dates.length, span), payOf(dates));
    if (worth.top === 0n) return [];
    const part = { rateCents: benefit.cents, quantity: dates.length, of: span, dates: [] };
    return [{ kind: "sickness-benefit", ...part, worth: negative(worth) }];
  });
}
