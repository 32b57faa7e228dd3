import { addDays, daysFrom, firstDay, lastDay, weekday, type Day } from "../calendar/day.ts";
import type { PayPart, Stretch } from "./amount-of-month.ts";
import { fraction, negative, smaller, sumOf, type Fraction } from "./fraction.ts";
import { payOfDays, type DayPay } from "./pay-of-day.ts";
import type { MonthDivisor } from "./types.ts";

const deductions = ["unjustified", "unpaid", "third-party", "half-paid"] as const;

/**
 * The share of a month's pay for the stretch, less what is not paid: 1/30 or 1/25 of the pay for each unpaid day, half of
 * it for a half-paid one, and for an unpaid part of a day its share of the planned minutes. Nothing is left of a stretch
 * without any paid day, and never less than nothing.
 */
export function monthlyParts(stretch: Stretch): PayPart[] {
  const { from, to, divisor, term } = stretch;
  const { rateCents } = term;
  const share = dayOfMonthOfPay(to, divisor) - dayOfMonthOfPay(addDays(from, -1), divisor, from);
  const days = payOfDays(stretch.days, stretch.reasons);
  const parts: PayPart[] = [];
  let left = fraction(rateCents * share, divisor);
  if (share > 0)
    parts.push({
      kind: "month-share",
      rateCents,
      quantity: share,
      of: divisor,
      dates: [],
      worth: left,
    });
  const takeOff = (part: Omit<PayPart, "worth" | "rateCents">, whole: boolean) => {
    const asked = fraction(rateCents * part.quantity, part.of);
    const worth = negative(whole ? left : smaller(asked, left));
    left = sumOf(left, worth);
    if (worth.top !== 0n) parts.push({ ...part, rateCents, worth });
  };
  const isPaid = days.some(({ pay }) => pay === "paid" || pay === "half-paid");
  for (const kind of deductions) {
    const dates = days.filter(({ pay }) => pay === kind).map(({ date }) => date);
    if (dates.length === 0) continue;
    const of = kind === "half-paid" ? 2 * divisor : divisor;
    const isWhole = !isPaid && isLastOf(kind, days);
    const quantity = isWhole
      ? Math.max(dates.length, restOf(left, rateCents, divisor))
      : dates.length;
    takeOff({ kind, quantity, of, dates }, isWhole);
  }
  for (const { date, result, pay } of days) {
    const minutes = result.absenceUnpaidMinutes + result.unjustifiedMinutes;
    if (pay !== "paid" || minutes === 0 || result.plannedMinutes === 0) continue;
    const of = divisor * result.plannedMinutes;
    takeOff({ kind: "part-day", quantity: minutes, of, dates: [date] }, false);
  }
  return parts;
}

/**
 * How many of the month's 30 or 25 days of pay have passed at the end of the day; all at the end of the month. Of 30, a
 * day of the calendar is one and the 31st none; of 25, each day from Monday to Saturday is one. `within` is a day of the
 * month that is meant when the day itself is of the month before.
 */
function dayOfMonthOfPay(day: Day, divisor: MonthDivisor, within: Day = day): number {
  const month = within.slice(0, 7);
  if (day < firstDay(month)) return 0;
  if (day === lastDay(month)) return divisor;
  if (divisor === 30) return Math.min(Number(day.slice(8)), 30);
  const passed = daysFrom(firstDay(month), day).filter((one) => weekday(one) < 7);
  return Math.min(passed.length, 25);
}

function isLastOf(kind: DayPay, days: readonly { pay: DayPay }[]): boolean {
  const present = deductions.filter((one) => days.some(({ pay }) => pay === one));
  return present.at(-1) === kind;
}

/** Days of pay that are left, for the step that takes off all of them. */
function restOf(left: Fraction, rateCents: number, divisor: number): number {
  if (rateCents === 0) return 0;
  return Number((left.top * BigInt(divisor)) / (left.bottom * BigInt(rateCents)));
}
