import type { DayResult } from "../attendance/types.ts";
import { addDays, daysFrom, firstDay, lastDay, weekday, type Day } from "../calendar/day.ts";
import type { PayPart, Range } from "./amount-of-month.ts";
import { benefitParts } from "./benefit-parts.ts";
import { fraction, negative, nothing, smaller, sumOf, type Fraction } from "./fraction.ts";
import { isOfCalendarAbsence, minutesNotPaid, type DayPay, type PaidDay } from "./pay-of-day.ts";
import type { MonthDivisor } from "./types.ts";

const paidSomehow: ReadonlySet<DayPay> = new Set(["paid", "half-paid", "completed"]);
const deductions = ["unjustified", "unpaid", "third-party", "half-paid"] as const;

/** What a step takes off: a share of the month's pay, or of a week's. */
type Share = Pick<PayPart, "quantity" | "of" | "ofWeek">;

/**
 * The share of a month's pay for the range, less what is not paid, and half of it for a half-paid day. Under public law
 * an unpaid day is 1/30 of the pay and an unpaid part of a day its share of the planned minutes. Under private law a
 * week's pay is 6/25 of the month's: an unpaid day is its share of the week's days, an unpaid minute of the week's
 * minutes, so that the hour of full time is 6/1000; long months have more days than 25 of such shares, so a paid day
 * keeps at least its share of 5/25. Nothing is left of a range without any paid day, and never less than nothing.
 */
export function monthlyParts(range: Range): PayPart[] {
  const { from, to, divisor, term, days } = range;
  const { rateCents } = term;
  const earned = days.filter(({ pay, result }) => pay === "paid" && result.plannedMinutes > 0);
  const keptShare = { quantity: earned.length * term.week.weeks, of: leastOfDay * term.week.days };
  const kept = worthOf(rateCents, keptShare);
  const passed = dayOfMonthOfPay(to, divisor) - dayOfMonthOfPay(addDays(from, -1), divisor, from);
  const ofCalendar = { quantity: passed, of: divisor };
  // Of a month longer than 25 days of pay, whoever begins after them has worked days all the same.
  const isLate = divisor === 25 && range.begins && passed * keptShare.of < keptShare.quantity * 25;
  const share = isLate ? keptShare : ofCalendar;
  const parts: PayPart[] = [];
  let left = worthOf(rateCents, share);
  if (share.quantity > 0)
    parts.push({ kind: "month-share", rateCents, ...share, dates: [], worth: left });
  const least = divisor === 25 ? smaller(left, kept) : nothing;
  const takeOff = (part: Omit<PayPart, "worth" | "rateCents">, most: Fraction, whole = false) => {
    const worth = negative(whole ? left : smaller(worthOf(rateCents, part), most));
    left = sumOf(left, worth);
    if (worth.top !== 0n) parts.push({ ...part, rateCents, worth });
  };
  const isPaid = days.some(({ pay }) => paidSomehow.has(pay));
  for (const kind of deductions) {
    const dates = days.filter((day) => day.pay === kind && isCounted(day, range));
    if (dates.length === 0) continue;
    const unpaidOn = dates.map(({ date }) => date);
    if (!isPaid && isLastOf(kind, days)) {
      const quantity = Math.max(dates.length, restOf(left, rateCents, divisor));
      takeOff({ kind, quantity, of: divisor, dates: unpaidOn }, left, true);
      continue;
    }
    const { of, ...rest } = daysShare(range, dates.length);
    const part = { kind, ...rest, of: kind === "half-paid" ? 2 * of : of, dates: unpaidOn };
    takeOff(part, sumOf(left, negative(least)));
  }
  const payOf = (dates: readonly Day[]) =>
    worthOf(
      rateCents,
      daysShare(
        range,
        days.filter(
          (day) => day.pay === "completed" && dates.includes(day.date) && isCounted(day, range),
        ).length,
      ),
    );
  for (const part of benefitParts(range, payOf)) {
    const worth = negative(smaller(negative(part.worth), left));
    left = sumOf(left, worth);
    parts.push({ ...part, worth });
  }
  for (const { date, result, pay } of days) {
    const minutes = minutesNotPaid(result);
    if (pay !== "paid" || minutes === 0 || result.plannedMinutes === 0) continue;
    takeOff({ kind: "part-day", ...minutesShare(range, minutes, result), dates: [date] }, left);
  }
  return parts;
}

function worthOf(rateCents: number, { quantity, of, ofWeek }: Share): Fraction {
  return ofWeek
    ? fraction(rateCents * quantity * weekShare.of, of * weekShare.in)
    : fraction(rateCents * quantity, of);
}

/** The days of a week together keep a fifth of the month. */
const leastOfDay = 5;

/** A week holds six of the 25 daily wages of a month, on however many days it is worked. */
const weekShare = { of: 6, in: 25 } as const;

function daysShare({ divisor, term }: Range, count: number): Share {
  return divisor === 25
    ? { quantity: count * term.week.weeks, of: term.week.days, ofWeek: true }
    : { quantity: count, of: divisor };
}

function minutesShare({ divisor, term }: Range, minutes: number, result: DayResult): Share {
  return divisor === 25 && term.week.minutes > 0
    ? { quantity: minutes, of: term.week.minutes, ofWeek: true }
    : { quantity: minutes, of: divisor * result.plannedMinutes };
}

/**
 * Whether an unpaid day counts: under public law every day but the 31st of an absence in calendar days that has the 30th too,
 * since the month has 30; under private law a day of the week's pay. Of the days off within an absence only the holiday or
 * closure of a day that is otherwise worked is one.
 */
function isCounted(day: PaidDay, { divisor, term, days, reasonsOn }: Range): boolean {
  const { date, result, pay } = day;
  if (divisor === 30) {
    const eve = date.endsWith("-31") ? days.find((one) => one.date === addDays(date, -1)) : null;
    return !(eve?.pay === pay && [day, eve].every((one) => isOfCalendarAbsence(one, reasonsOn)));
  }
  if (result.plannedMinutes > 0) return true;
  if (result.label !== "holiday" && result.label !== "closure") return false;
  return term.worksOn(date);
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
