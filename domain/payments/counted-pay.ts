import { presentLabels } from "../attendance/month.ts";
import type { DayLabel } from "../attendance/types.ts";
import type { Day } from "../calendar/day.ts";
import type { PayPart, Range, Run } from "./run.ts";
import { benefitParts } from "./benefit-parts.ts";
import { fraction, negative } from "./fraction.ts";
import {
  type DayPay,
  isAbsent,
  minutesNotPaid,
  minutesPaidAway,
  type PaidDay,
} from "./pay-of-day.ts";

/**
 * Pay by the day: days of presence and of paid absence in full, half-paid ones by half, holidays where they are paid and work would
 * be planned, and likewise closures, on which the employer does not accept work that is owed (Civil Code, article 656); an unpaid
 * part of a day is deducted by its share of the planned minutes.
 */
export function dailyParts(run: Run): PayPart[] {
  return [
    ...run.flatMap(dailyPartsOf),
    ...benefitParts(run, (dates, { term, days }) => {
      const completed = days.filter((day) => isCompleted(day) && dates.includes(day.date));
      return fraction(term.rateCents * completed.length, 1);
    }),
  ];
}

function dailyPartsOf(range: Range): PayPart[] {
  const { days, from, to, term } = range;
  const { rateCents, worksOn } = term;
  const part = (kind: PayPart["kind"], dates: Day[], of = 1): PayPart[] => {
    if (dates.length === 0) return [];
    const worth = fraction(rateCents * dates.length, of);
    return [{ kind, from, to, rateCents, quantity: dates.length, of, dates, worth }];
  };
  const datesWhere = (holds: (day: (typeof days)[number]) => boolean) =>
    days.filter(holds).map(({ date }) => date);
  const isPresent = ({ result, pay }: (typeof days)[number]) =>
    pay === "paid" && presentLabels.has(result.label);
  const isPaidAway = ({ result, pay }: (typeof days)[number]) =>
    isAbsent(result) && (pay === "paid" || pay === "completed");
  const freeOf = (label: DayLabel) =>
    datesWhere(({ date, result, pay }) => pay === "off" && result.label === label && worksOn(date));
  return [
    ...part("days", datesWhere(isPresent)),
    ...part("leave-days", datesWhere(isPaidAway)),
    ...part(
      "half-paid-days",
      datesWhere(({ result, pay }) => pay === "half-paid" && isAbsent(result)),
      2,
    ),
    ...part("holidays", range.paysHolidays ? freeOf("holiday") : []),
    ...part("closures", freeOf("closure")),
    ...days.filter(({ pay }) => pay === "paid").flatMap((day) => partOfDay(range, day)),
  ];
}

/** Pay by the hour: verified minutes of work, and minutes of absence as far as they are paid. */
export function hourlyParts(run: Run): PayPart[] {
  return [
    ...run.flatMap(hourlyPartsOf),
    ...benefitParts(run, (dates, { term, days }) => {
      const minutes = days
        .filter(({ date, pay }) => pay === "completed" && dates.includes(date))
        .reduce((sum, { result }) => sum + minutesPaidAway(result), 0);
      return fraction(term.rateCents * minutes, 60);
    }),
  ];
}

function hourlyPartsOf({ days, from, to, term: { rateCents } }: Range): PayPart[] {
  const part = (kind: PayPart["kind"], minutes: number, of: number): PayPart[] => {
    if (minutes === 0) return [];
    const worth = fraction(rateCents * minutes, of);
    return [{ kind, from, to, rateCents, quantity: minutes, of, dates: [], worth }];
  };
  const awayWhile = (...pays: DayPay[]) =>
    days
      .filter(({ pay }) => pays.includes(pay))
      .reduce((sum, { result }) => sum + minutesPaidAway(result), 0);
  const worked = days.reduce((sum, { result }) => sum + result.workedMinutes, 0);
  return [
    ...part("hours", worked, 60),
    ...part("leave-hours", awayWhile("paid", "completed"), 60),
    ...part("half-paid-hours", awayWhile("half-paid"), 120),
  ];
}

/** Pay for each day of presence, however long. */
export function presenceParts({ term, days, from, to }: Range): PayPart[] {
  const dates = days
    .filter(({ result }) => presentLabels.has(result.label))
    .map(({ date }) => date);
  if (dates.length === 0) return [];
  const { rateCents } = term;
  const worth = fraction(rateCents * dates.length, 1);
  return [{ kind: "presences", from, to, rateCents, quantity: dates.length, of: 1, dates, worth }];
}

/** A day of illness for which the employer pays what the benefit leaves; not a day off within it. */
function isCompleted({ result, pay }: PaidDay): boolean {
  return pay === "completed" && isAbsent(result);
}

function partOfDay({ from, to, term: { rateCents } }: Range, { date, result }: PaidDay): PayPart[] {
  const minutes = Math.min(minutesNotPaid(result), result.plannedMinutes);
  if (minutes === 0) return [];
  const of = result.plannedMinutes;
  const worth = negative(fraction(rateCents * minutes, of));
  return [{ kind: "part-day", from, to, rateCents, quantity: minutes, of, dates: [date], worth }];
}
