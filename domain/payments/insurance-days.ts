import { isAbsent, type PaidDay, payOfDays } from "./pay-of-day.ts";
import { lossesOf, sumsOf } from "./sixth-day.ts";
import type { MonthOfPay, PayTerm } from "./types.ts";
import { presentLabels } from "../attendance/month.ts";
import { type Day, daysOfMonth, weekday } from "../calendar/day.ts";
import { employmentType, type EmploymentTypeKey } from "../contracts/employment-type.ts";
import { fullTimeMinutes } from "../contracts/work-share.ts";
import type { GlobalParams } from "../parameters/global-params.ts";

/**
 * Why the insurance days of a month are not known: the month is not signed; the kind of employment is insured as civil
 * servants are, or otherwise than employees are; pay is neither monthly nor daily, or changes within the month; fewer than 40
 * hours, which may be part time or the full time of a trade; illness; an absence that the employer does not pay in full; a
 * week of other than five or six days; the sources of the rule give different numbers; or the number would reveal the reason
 * of an absence.
 */
export const insuranceDoubts = [
  "not-signed",
  "public-law",
  "otherwise-insured",
  "pay-basis",
  "fewer-hours",
  "illness",
  "paid-in-part",
  "week",
  "sources-differ",
  "hidden",
] as const;

export type InsuranceDoubt = (typeof insuranceDoubts)[number];

/**
 * The insurance days, a whole number, or why they are not known; `range` is the lowest and the highest number given by the
 * sources if they differ, and empty otherwise.
 */
export type InsuranceDays =
  | { days: number; doubt: null; range: [] }
  | { days: null; doubt: InsuranceDoubt; range: [] | [number, number] };

/** A contract's month with its employment type, an id of the dictionary. */
export type MonthOfInsurance = MonthOfPay & { employmentType: number };

/** Figures of law: the days of a whole month, and from how many paid days on a five-day week counts a sixth. */
export type InsuranceRules = { monthDays: number; sixthDayFrom: number };

/** The figures, taken from the parameters. */
export function insuranceRules(params: GlobalParams): InsuranceRules {
  return {
    monthDays: params["insurance.monthDays"],
    sixthDayFrom: params["insurance.sixthDayFrom"],
  };
}

/** The result if the days are not known. */
export function unknownInsurance(
  doubt: InsuranceDoubt,
  range: [] | [number, number] = [],
): InsuranceDays {
  return { days: null, doubt, range };
}

/**
 * Insurance days of a month for the employer's periodic statement (APD), for people whom e-EFKA insures as employees.
 *
 * Full-time monthly pay has 25 days a month, whatever the calendar; if part of the month is unpaid, 25 less the days without
 * pay (Insurance Regulation of IKA, article 18 § 1, as amended by decision 21/21/320/1975, Gazette B 200). Otherwise, as for
 * daily pay, the days of work count (Emergency Law 1846/1951, article 25 §§ 5-9; IKA, document A34/606/14 of 20 July 2007); they
 * are whole numbers. A five-day week is insured for six days, in two readings: each day is 6/5, rounded at the month's end; or
 * a week gains its sixth day from three days of work on (IKA, answer on the application of 28 March 2002). For people hired or
 * leaving within the month, or absent for most of it, the Regulation and the days of work give different numbers. A number is
 * returned only if all sources that cover the case agree.
 */
export function insuranceDaysOf(given: MonthOfInsurance, rules: InsuranceRules): InsuranceDays {
  const doubt = doubtOfContract(given);
  if (doubt) return unknownInsurance(doubt);
  const contractDays = heldDays(given);
  if (contractDays.some(({ day }) => day?.result.label === "sick"))
    return unknownInsurance("illness");
  if (contractDays.some(({ day }) => day && inPart.has(day.pay)))
    return unknownInsurance("paid-in-part");
  return termsIn(given)[0]?.basis === "daily"
    ? ofDailyPay(given, contractDays, rules)
    : ofMonthlyPay(given, contractDays, rules);
}

/**
 * The same for users who may not see reasons of absence: in a month with paid leave or illness the number would reveal which it
 * was. Doubts that depend on the contract alone are returned.
 */
export function insuranceDaysWithoutReasons(
  given: MonthOfInsurance,
  rules: InsuranceRules,
): InsuranceDays {
  const doubt = doubtOfContract(given);
  if (doubt) return unknownInsurance(doubt);
  const isTold = heldDays(given).every(
    ({ day }) => day?.result.label !== "leave" && day?.result.label !== "sick",
  );
  return isTold ? insuranceDaysOf(given, rules) : unknownInsurance("hidden");
}

/** Contracts of private law, whatever the employer: insured as employees (Emergency Law 1846/1951, article 2). */
const asEmployees: ReadonlySet<EmploymentTypeKey> = new Set([
  "private-law-indefinite",
  "private-law-fixed-term",
  "private-law-fixed-term-cofunded",
  "employment-programme",
  "hourly-or-daily",
  "hourly-or-daily-cofunded",
  "by-interim-order",
]);

/** Insured by the date of first insurance: from 2011 on as employees (Law 3865/2010, article 2), earlier as civil servants. */
const asServants: ReadonlySet<EmploymentTypeKey> = new Set([
  "permanent",
  "political-appointee",
  "fixed-tenure",
]);

function doubtOfContract(given: MonthOfInsurance): InsuranceDoubt | null {
  const key = employmentType(given.employmentType)?.key;
  if (key && asServants.has(key)) return "public-law";
  if (!key || !asEmployees.has(key)) return "otherwise-insured";
  const terms = termsIn(given);
  const [basis, other] = new Set(terms.map((term) => term.basis));
  if (other !== undefined || (basis !== "monthly" && basis !== "daily")) return "pay-basis";
  return terms.some(({ week }) => week.minutes < fullTimeMinutes) ? "fewer-hours" : null;
}

/** A day of the month on which the contract runs; `day` is undefined if it was not computed. */
type HeldDay = { date: Day; term: PayTerm; day: PaidDay | undefined };

function heldDays(given: MonthOfInsurance): HeldDay[] {
  const terms = termsIn(given);
  const paid = new Map(
    payOfDays(given.days, given.reasonsOn, given.sickness).map((day) => [day.date, day]),
  );
  return daysOfMonth(given.month).flatMap((date) => {
    const term = terms.find((one) => holdsOn(one, date));
    return term ? [{ date, term, day: paid.get(date) }] : [];
  });
}

/** The terms that apply on any day of the month, in order. */
function termsIn({ month, terms }: MonthOfInsurance): PayTerm[] {
  return terms
    .filter((term) => daysOfMonth(month).some((day) => holdsOn(term, day)))
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
}

function holdsOn({ validFrom, validTo }: PayTerm, day: Day): boolean {
  return validFrom <= day && (validTo === null || day <= validTo);
}

const inPart: ReadonlySet<PaidDay["pay"]> = new Set(["half-paid", "completed", "third-party"]);

function ofMonthlyPay(
  given: MonthOfInsurance,
  contractDays: readonly HeldDay[],
  { monthDays, sixthDayFrom }: InsuranceRules,
): InsuranceDays {
  const owed = contractDays.filter(
    ({ date, term, day }) => term.worksOn(date) || (day?.result.plannedMinutes ?? 0) > 0,
  );
  const isUnpaid = ({ day }: HeldDay) => day?.pay === "unpaid" || day?.pay === "unjustified";
  const unpaid = owed.filter(isUnpaid).map(({ date }) => date);
  const paid = owed.filter((one) => !isUnpaid(one)).map(({ date }) => date);
  const missed = daysOfWorkBeside(given, contractDays);
  const without = [...missed, ...unpaid];
  if (without.length === 0) return known(monthDays);
  if (paid.length === 0) return known(0);
  const week = weekOf(given);
  if (week === null) return unknownInsurance("week");
  const within = (days: number) => Math.min(monthDays, Math.max(0, days));
  const byPay = lossesOf(without, week, sixthDayFrom).map((loss) => within(monthDays - loss));
  const byWork = sumsOf(paid, week, sixthDayFrom).map(within);
  const isMostlyPaid = missed.length === 0 && unpaid.length <= paid.length;
  return agreed(isMostlyPaid ? byPay : [...byPay, ...byWork]);
}

/**
 * Daily pay is insured for the paid days, including paid holidays and closures on working days. No source confirms more than
 * the days from Monday to Saturday on which the contract runs.
 */
function ofDailyPay(
  given: MonthOfInsurance,
  contractDays: readonly HeldDay[],
  { sixthDayFrom }: InsuranceRules,
): InsuranceDays {
  const isPaid = ({ date, term, day }: HeldDay): boolean => {
    if (!day) return false;
    const { label } = day.result;
    if (day.pay === "paid") return presentLabels.has(label) || isAbsent(day.result);
    const isFree = label === "closure" || (label === "holiday" && given.paysHolidays);
    return day.pay === "off" && isFree && term.worksOn(date);
  };
  const paid = contractDays.filter(isPaid).map(({ date }) => date);
  if (paid.length === 0) return known(0);
  const week = weekOf(given);
  if (week === null) return unknownInsurance("week");
  const most = contractDays.filter(({ date }) => weekday(date) < 7).length;
  const readings = sumsOf(paid, week, sixthDayFrom);
  return agreed(readings.some((days) => days > most) ? [most, ...readings] : readings);
}

/** Working days of the month on which the contract does not run, by the nearest term. */
function daysOfWorkBeside(given: MonthOfInsurance, contractDays: readonly HeldDay[]): Day[] {
  const terms = termsIn(given);
  const dates = new Set(contractDays.map(({ date }) => date));
  return daysOfMonth(given.month)
    .filter((date) => !dates.has(date))
    .filter((date) => {
      const nearest = terms.findLast(({ validFrom }) => validFrom <= date) ?? terms[0];
      return nearest?.worksOn(date);
    });
}

/** The days per week of all terms of the month, if it is five or six for all; otherwise null. */
function weekOf(given: MonthOfInsurance): 5 | 6 | null {
  const [days, other] = new Set(termsIn(given).map(({ week }) => week.days / week.weeks));
  if (other !== undefined) return null;
  return days === 5 || days === 6 ? days : null;
}

function agreed(readings: readonly number[]): InsuranceDays {
  const [least, most] = [Math.min(...readings), Math.max(...readings)];
  return least === most ? known(least) : unknownInsurance("sources-differ", [least, most]);
}

function known(days: number): InsuranceDays {
  return { days, doubt: null, range: [] };
}
