import type { AbsencePay, DayResult } from "../attendance/types.ts";
import type { GlobalParams } from "../parameters/global-params.ts";
import { addDays, daysBetween, type Day } from "../calendar/day.ts";
import { yearsOfService } from "../leave/service.ts";
import type { SickPay, SicknessBenefit } from "./types.ts";

/** What the law grants the sick under private law; calendar days. */
export type SicknessRules = {
  /** Service before an illness from which on anything is owed. */
  leastServiceDays: number;
  /** First days of a year's first illness, which are half paid. */
  waitingDays: number;
  /** Days of an employment year in which the employer pays: in the first one, and in later ones. */
  firstYearDays: number;
  laterYearDays: number;
};

/** The rules as the parameters set them. */
export function sicknessRules(params: GlobalParams): SicknessRules {
  return {
    leastServiceDays: params["sickness.leastServiceDays"],
    waitingDays: params["sickness.waitingDays"],
    firstYearDays: params["sickness.firstYearDays"],
    laterYearDays: params["sickness.laterYearDays"],
  };
}

/** Classifies a computed day: sick where the catalogue pays its reason in part. */
export function dayOfIllness(
  date: Day,
  result: DayResult,
  reasons: ReadonlyMap<string, { paid: AbsencePay }>,
): DayOfIllness {
  const paid = result.reason === null ? undefined : reasons.get(result.reason)?.paid;
  if (result.label === "sick" && paid === "partial") return { date, is: "sick" };
  const isOff = result.plannedMinutes === 0 && result.workedMinutes === 0;
  return { date, is: isOff ? "off" : "other" };
}

/** A day as it counts towards an illness; a day off between two sick days is part of the illness. */
export type DayOfIllness = { date: Day; is: "sick" | "off" | "other" };

/**
 * What the employer owes for each day of illness (Civil Code, articles 657 and 658; Emergency Law 178/1967): half of the
 * first three days of the first illness that begins in a calendar year; then the pay less the benefit of the insurance,
 * for half a month of the first employment year and a month of each later one, the half-paid days included; then
 * nothing. `days` are consecutive and reach back at least to the beginning of the year and of the employment year.
 */
export function sickPayOfDays(
  days: readonly DayOfIllness[],
  serviceStart: Day,
  rules: SicknessRules,
): Map<Day, SickPay> {
  const pay = new Map<Day, SickPay>();
  const paidIn = new Map<number, number>();
  let lastYear = "";
  for (const illness of illnessesOf(days)) {
    const [first = ""] = illness;
    const isFirst = first.slice(0, 4) !== lastYear;
    lastYear = first.slice(0, 4);
    const isOwed = daysBetween(serviceStart, first) >= rules.leastServiceDays;
    for (const [index, day] of illness.entries()) {
      const year = yearsOfService(serviceStart, day);
      const most = year === 0 ? rules.firstYearDays : rules.laterYearDays;
      const paid = paidIn.get(year) ?? 0;
      const isLeft = isOwed && paid < most;
      if (isLeft) paidIn.set(year, paid + 1);
      const owed = isFirst && index < rules.waitingDays ? "half" : "completed";
      pay.set(day, isLeft ? owed : "benefit-alone");
    }
  }
  return pay;
}

/**
 * The first day that must be known to pay an illness on `day`: the beginning of the year of service or of the calendar
 * year, whichever is earlier, and as much before it as an illness may reach back. In January the year before counts too,
 * since an illness of that year may continue.
 */
export function illnessKnownFrom(serviceStart: Day, day: Day): Day {
  const anniversary = `${day.slice(0, 4)}${serviceStart.slice(4)}`;
  const last =
    anniversary <= day ? anniversary : `${Number(day.slice(0, 4)) - 1}${serviceStart.slice(4)}`;
  const newYear = `${Number(day.slice(0, 4)) - (day.slice(5, 7) === "01" ? 1 : 0)}-01-01`;
  return addDays(last < newYear ? last.replace("02-29", "02-28") : newYear, -mostAcross);
}

/** How many days before a year an illness may have begun. */
const mostAcross = 60;

/** The benefit that covers the day, if one is known. */
export function benefitOn(
  benefits: readonly SicknessBenefit[],
  day: Day,
): SicknessBenefit | undefined {
  return benefits.find(({ from, to }) => from <= day && day <= to);
}

/** Each illness with all its calendar days, from its first sick day to its last. */
function illnessesOf(days: readonly DayOfIllness[]): Day[][] {
  const illnesses: Day[][] = [];
  let running: Day[] | null = null;
  let offSince: Day[] = [];
  for (const { date, is } of days) {
    if (is === "other") running = null;
    if (is === "other" || running === null) offSince = [];
    if (is === "off" && running) offSince.push(date);
    if (is !== "sick") continue;
    if (running) running.push(...offSince, date);
    else {
      running = [date];
      illnesses.push(running);
    }
    offSince = [];
  }
  return illnesses;
}
