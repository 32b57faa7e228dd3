import { addDays, addMonths, type Day } from "../calendar/day.ts";
import { yearsOfService } from "./service.ts";
import type { LeaveLaw } from "../contracts/employment-type.ts";

/** Days of work in a week, the mean of a longer pattern, and for how many days of a year they applied. */
export type WeekOfWork = { daysPerWeek: number; days: number };

/** A contract as annual leave sees it; `weeks` of the year in question, at least one. */
type Service = {
  regime: LeaveLaw;
  weeks: readonly WeekOfWork[];
  startDate: Day;
  endDate: Day | null;
};

/**
 * Working days of annual leave that a calendar year gives, from the service with this employer alone; earlier service is
 * entered as a correction. Fractions from a half up count as a day.
 *
 * Public law (Law 3528/2007, article 48; Law 3584/2007, article 55): in the year of appointment two days a month, after
 * two months; then 20 days, one more with each further year, up to 25. Private law (Emergency Law 539/1945, article 2, in the
 * wording of Law 3302/2004, article 1): in the first calendar year 20 in proportion to the part served, in the second
 * likewise of 21, from the third on 22; 25 with ten complete years, 26 with 25. With six days a week 24 to 30, and 24, 25, 26,
 * 30 and 31; under private law with fewer than five days a week in proportion to them, unless `inProportion` is false. In a
 * year of several such weeks each counts by the days for which it applied.
 */
export function annualLeaveDays(
  service: Service,
  year: number,
  { inProportion }: { inProportion: boolean } = { inProportion: true },
): number {
  const { startDate, endDate, regime, weeks } = service;
  const from = startDate > `${year}-01-01` ? startDate : `${year}-01-01`;
  const to = endDate !== null && endDate < `${year}-12-31` ? endDate : `${year}-12-31`;
  if (from > to) return 0;
  const months = wholeMonths(from, to);
  const years = year - Number(startDate.slice(0, 4));
  const served = yearsOfService(startDate, addDays(to, 1));
  const daysOf = (daysPerWeek: number) => {
    if (regime === "public") return publicDays(daysPerWeek, years, months);
    const isInPart = inProportion && daysPerWeek > 0 && daysPerWeek < fullWeek;
    const days = privateDays(daysPerWeek, { years, served, months });
    return isInPart ? (days * daysPerWeek) / fullWeek : days;
  };
  let [totalDays, given] = [0, 0];
  for (const { daysPerWeek, days } of weeks) {
    totalDays += days;
    given += days * daysOf(daysPerWeek);
  }
  return Math.round(given / totalDays);
}

const fullWeek = 5;

function publicDays(daysPerWeek: number, years: number, months: number): number {
  const [first, most] = daysPerWeek > fullWeek ? [24, 30] : [20, 25];
  if (years > 0) return Math.min(most, first + years - 1);
  return months < 2 ? 0 : Math.min(first, 2 * months);
}

/** Days by the table, with their fraction; `served` are the years that are complete at the end of the year's service. */
function privateDays(
  daysPerWeek: number,
  { years, served, months }: { years: number; served: number; months: number },
): number {
  const sixDays = daysPerWeek > fullWeek;
  const extra = sixDays ? 4 : 0;
  if (years < 2) return ((20 + years + extra) * months) / 12;
  if (served >= 25) return sixDays ? 31 : 26;
  if (served >= 10) return sixDays ? 30 : 25;
  return 22 + extra;
}

/** Whole months from a day to another, both included. */
export function wholeMonths(from: Day, to: Day): number {
  const after = addDays(to, 1);
  let months = 0;
  while (`${addMonths(from.slice(0, 7), months + 1)}${from.slice(7)}` <= after) months += 1;
  return months;
}
