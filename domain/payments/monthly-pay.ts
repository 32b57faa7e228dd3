import type { DayResult } from "../attendance/types.ts";
import { addDays, daysFrom, firstDay, lastDay, weekday, type Day } from "../calendar/day.ts";
import { type PayPart, type Range, type Run, spanOf } from "./run.ts";
import { benefitParts } from "./benefit-parts.ts";
import { fraction, negative, nothing, smaller, sumOf, type Fraction } from "./fraction.ts";
import { isOfCalendarAbsence, minutesNotPaid, type DayPay, type PaidDay } from "./pay-of-day.ts";
import type { MonthDivisor } from "./types.ts";

const paidSomehow: ReadonlySet<DayPay> = new Set(["paid", "half-paid", "completed"]);
const deductions = ["unjustified", "unpaid", "third-party", "half-paid"] as const;

/** What a step deducts: a share of the month's pay, or of a week's. */
type Share = Pick<PayPart, "quantity" | "of" | "ofWeek">;

/**
 * The share of a month's pay for the run, minus what is not paid, and half of it for a half-paid day. Under public law
 * an unpaid day is 1/30 of the pay and an unpaid part of a day its share of the planned minutes. Under private law a
 * week's pay is 6/25 of the month's: an unpaid day is its share of the week's days, an unpaid minute of the week's
 * minutes, so that the hour of full time is 6/1000; long months have more than 25 of such daily shares, so a paid day
 * keeps at least its share of 5/25. A run without any paid day is worth nothing, and no run is worth less than zero.
 */
export function monthlyParts(run: Run): PayPart[] {
  const parts: PayPart[] = [];
  const takeOff = (part: PayPart) => {
    left = sumOf(left, part.worth);
    if (part.worth.top !== 0n) parts.push(part);
  };
  const shares = run.map(shareOf);
  let left = shares.map(({ part }) => part.worth).reduce(sumOf, nothing);
  parts.push(...shares.map(({ part }) => part).filter(({ quantity }) => quantity > 0));
  const leastSum = shares.map(({ least }) => least).reduce(sumOf, nothing);
  const least = smaller(left, leastSum);
  const days = run.flatMap((range) => range.days);
  const last = days.some(({ pay }) => paidSomehow.has(pay)) ? null : lastKindOf(days);
  for (const kind of deductions) {
    const taking = run
      .map((range) => ({ range, dates: datesOf(range, kind, days) }))
      .filter(({ dates }) => dates.length > 0);
    for (const [index, { range, dates }] of taking.entries()) {
      const { divisor, term } = range;
      const of = daysShare(range, dates.length);
      const part = { kind, ...spanOf([range]), rateCents: term.rateCents, dates };
      if (kind === last && index === taking.length - 1) {
        const quantity = Math.max(dates.length, restOf(left, term.rateCents, divisor));
        takeOff({ ...part, quantity, of: divisor, worth: negative(left) });
        continue;
      }
      const share = kind === "half-paid" ? { ...of, of: 2 * of.of } : of;
      const most = sumOf(left, negative(least));
      takeOff({
        ...part,
        ...share,
        worth: negative(smaller(worthOf(term.rateCents, share), most)),
      });
    }
  }
  const payOf = (dates: readonly Day[], range: Range) => {
    const completed = datesOf(range, "completed", days).filter((date) => dates.includes(date));
    return worthOf(range.term.rateCents, daysShare(range, completed.length));
  };
  for (const part of [...benefitParts(run, payOf), ...run.flatMap(partsOfDays)])
    takeOff({ ...part, worth: negative(smaller(negative(part.worth), left)) });
  return parts;
}

/** What the term earns of the month before deductions, and the least that its paid days keep. */
function shareOf(range: Range): { part: PayPart; least: Fraction } {
  const { from, to, divisor, term, days } = range;
  const { rateCents } = term;
  const earned = days.filter(({ pay, result }) => pay === "paid" && result.plannedMinutes > 0);
  const leastShare = { quantity: earned.length * term.week.weeks, of: leastOfDay * term.week.days };
  const passed = dayOfMonthOfPay(to, divisor) - dayOfMonthOfPay(addDays(from, -1), divisor, from);
  // In a month longer than 25 days of pay, a person who begins after them has worked days all the same.
  const isLate =
    divisor === 25 && range.begins && passed * leastShare.of < leastShare.quantity * 25;
  const share = isLate ? leastShare : { quantity: passed, of: divisor };
  const worth = worthOf(rateCents, share);
  return {
    part: { kind: "month-share", from, to, rateCents, ...share, dates: [], worth },
    least: divisor === 25 ? worthOf(rateCents, leastShare) : nothing,
  };
}

/** What the unpaid part of each paid day would deduct. */
function partsOfDays(range: Range): PayPart[] {
  const { from, to, days, term } = range;
  return days.flatMap(({ date, result, pay }) => {
    const minutes = minutesNotPaid(result);
    if (pay !== "paid" || minutes === 0 || result.plannedMinutes === 0) return [];
    const share = minutesShare(range, minutes, result);
    const part = { from, to, rateCents: term.rateCents, ...share, dates: [date] };
    return [
      { kind: "part-day" as const, ...part, worth: negative(worthOf(term.rateCents, share)) },
    ];
  });
}

/** The days of the range with this pay that count. */
function datesOf(range: Range, pay: DayPay, run: readonly PaidDay[]): Day[] {
  return range.days
    .filter((day) => day.pay === pay && isCounted(day, range, run))
    .map(({ date }) => date);
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
 * Whether an unpaid day counts: under public law every day except the 31st of an absence in calendar days that includes the
 * 30th, since the month has 30; under private law a day of the week's pay. Of the days off within an absence only a holiday or
 * closure on a day that is otherwise worked counts as one.
 */
function isCounted(
  day: PaidDay,
  { divisor, term, reasonsOn }: Range,
  days: readonly PaidDay[],
): boolean {
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
 * How many of the month's 30 or 25 days of pay have passed at the end of the day; all at the end of the month. Of 30, each
 * calendar day is one and the 31st none; of 25, each day from Monday to Saturday is one. `within` is a day of the
 * month in question when the day itself belongs to the month before.
 */
function dayOfMonthOfPay(day: Day, divisor: MonthDivisor, within: Day = day): number {
  const month = within.slice(0, 7);
  if (day < firstDay(month)) return 0;
  if (day === lastDay(month)) return divisor;
  if (divisor === 30) return Math.min(Number(day.slice(8)), 30);
  const passed = daysFrom(firstDay(month), day).filter((one) => weekday(one) < 7);
  return Math.min(passed.length, 25);
}

function lastKindOf(days: readonly PaidDay[]): DayPay | undefined {
  return deductions.findLast((one) => days.some(({ pay }) => pay === one));
}

/** Days of pay that are left, for the step that deducts all of them. */
function restOf(left: Fraction, rateCents: number, divisor: number): number {
  if (rateCents === 0) return 0;
  return Number((left.top * BigInt(divisor)) / (left.bottom * BigInt(rateCents)));
}
