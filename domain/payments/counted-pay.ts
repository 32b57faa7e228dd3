import { presentLabels } from "../attendance/month.ts";
import type { DayLabel, DayResult } from "../attendance/types.ts";
import type { Day } from "../calendar/day.ts";
import type { PayPart, Range } from "./amount-of-month.ts";
import { benefitParts } from "./benefit-parts.ts";
import { fraction, negative } from "./fraction.ts";
import { isAbsent, minutesNotPaid, minutesPaidAway, type PaidDay } from "./pay-of-day.ts";

/**
 * Pay by the day: days of presence and of paid absence whole, half-paid ones by half, holidays where they are paid and work would
 * be planned, and so closures, on which the employer does not take work that is owed (Civil Code, article 656); an unpaid part of a
 * day is taken off by its share of the planned minutes.
 */
export function dailyParts(range: Range): PayPart[] {
  const { rateCents, worksOn } = range.term;
  const { days } = range;
  const part = (kind: PayPart["kind"], dates: Day[], of = 1): PayPart[] => {
    if (dates.length === 0) return [];
    const worth = fraction(rateCents * dates.length, of);
    return [{ kind, rateCents, quantity: dates.length, of, dates, worth }];
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
    ...days
      .filter(({ pay }) => pay === "paid")
      .flatMap(({ date, result }) => partOfDay(rateCents, date, result)),
    ...benefitParts(range, (dates) => {
      const completed = datesWhere((day) => isCompleted(day) && dates.includes(day.date));
      return fraction(rateCents * completed.length, 1);
    }),
  ];
}

/** Pay by the hour: verified minutes of work, and minutes of absence as far as they are paid. */
export function hourlyParts(range: Range): PayPart[] {
  const { rateCents } = range.term;
  const part = (kind: PayPart["kind"], minutes: number, of: number): PayPart[] => {
    if (minutes === 0) return [];
    const worth = fraction(rateCents * minutes, of);
    return [{ kind, rateCents, quantity: minutes, of, dates: [], worth }];
  };
  let [worked, whole, half] = [0, 0, 0];
  const completed = new Map<Day, number>();
  for (const { date, result, pay } of range.days) {
    worked += result.workedMinutes;
    const absence = minutesPaidAway(result);
    if (pay === "paid" || pay === "completed") whole += absence;
    if (pay === "half-paid") half += absence;
    if (pay === "completed") completed.set(date, absence);
  }
  return [
    ...part("hours", worked, 60),
    ...part("leave-hours", whole, 60),
    ...part("half-paid-hours", half, 120),
    ...benefitParts(range, (dates) => {
      const minutes = dates.reduce((sum, date) => sum + (completed.get(date) ?? 0), 0);
      return fraction(rateCents * minutes, 60);
    }),
  ];
}

/** Pay for each day of presence, however long. */
export function presenceParts({ term, days }: Range): PayPart[] {
  const dates = days
    .filter(({ result }) => presentLabels.has(result.label))
    .map(({ date }) => date);
  if (dates.length === 0) return [];
  const { rateCents } = term;
  const worth = fraction(rateCents * dates.length, 1);
  return [{ kind: "presences", rateCents, quantity: dates.length, of: 1, dates, worth }];
}

/** A day of illness for which the employer pays what the benefit leaves; not a day off within it. */
function isCompleted({ result, pay }: PaidDay): boolean {
  return pay === "completed" && isAbsent(result);
}

function partOfDay(rateCents: number, date: Day, result: DayResult): PayPart[] {
  const minutes = Math.min(minutesNotPaid(result), result.plannedMinutes);
  if (minutes === 0) return [];
  const of = result.plannedMinutes;
  const worth = negative(fraction(rateCents * minutes, of));
  return [{ kind: "part-day", rateCents, quantity: minutes, of, dates: [date], worth }];
}
