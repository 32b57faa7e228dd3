import { presentLabels } from "../attendance/month.ts";
import { unpackResult } from "../attendance/pack-result.ts";
import type { DayLabel, DayResult } from "../attendance/types.ts";
import { daysOfMonth, firstDay, weekday, type Day, type Month } from "../calendar/day.ts";
import type { MonthOfPay, PayReason, PayTerm } from "./types.ts";

/** Reasons as the catalogue pays them. */
export const payReasons: ReadonlyMap<string, PayReason> = new Map([
  ["annual", { paid: "full", dayBasis: "working" }],
  ["sick", { paid: "full", dayBasis: "calendar" }],
  ["sick-private", { paid: "partial", dayBasis: "calendar" }],
  ["strike", { paid: "none", dayBasis: "working" }],
  ["without-pay", { paid: "none", dayBasis: "calendar" }],
  ["maternity", { paid: "third-party", dayBasis: "months" }],
]);

/** What is given of a day: its label, its reason and what differs from a day of eight hours. */
export type DayForPay = { label: DayLabel; reason?: string } & Partial<DayResult>;

/**
 * A month of pay in which every day from Monday to Friday is worked for eight hours, except the days given by their
 * number.
 */
export function monthOfPay(
  month: Month,
  terms: readonly PayTerm[],
  daysForPay: Readonly<Record<number, DayForPay>> = {},
  rest: Partial<MonthOfPay> = {},
): MonthOfPay {
  return {
    month,
    terms,
    days: daysOfMonth(month).map((date) => ({
      date,
      result: resultOf(date, daysForPay[Number(date.slice(8))]),
    })),
    reasonsOn: () => payReasons,
    sickness: null,
    divisor: 30,
    paysHolidays: false,
    ...rest,
  };
}

/** A term of the whole time, paid by the month unless overridden. */
export function payTerm(rateCents: number, rest: Partial<PayTerm> = {}): PayTerm {
  const week = { days: 5, weeks: 1, minutes: 2400 };
  const always = { validFrom: firstDay("2020-01"), validTo: null };
  return { basis: "monthly", rateCents, week, worksOn: isWeekday, ...always, ...rest };
}

function isWeekday(day: Day): boolean {
  return weekday(day) < 6;
}

/** The same for several days. */
export function on(days: readonly number[], dayForPay: DayForPay): Record<number, DayForPay> {
  return Object.fromEntries(days.map((day) => [day, dayForPay]));
}

/** A computed day, at work as planned unless something else is given. */
export function resultOf(date: Day, dayForPay?: DayForPay): DayResult {
  const label = dayForPay?.label ?? (weekday(date) > 5 ? "weekend" : "present");
  return unpackResult({
    plannedMinutes: weekday(date) > 5 ? 0 : 480,
    workedMinutes: presentLabels.has(label) ? 480 : 0,
    ...dayForPay,
    label,
  });
}
