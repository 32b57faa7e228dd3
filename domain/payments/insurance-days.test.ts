import { describe, expect, test } from "vitest";
import { weekday } from "../calendar/day.ts";
import {
  insuranceDaysOf,
  insuranceDaysWithoutReasons,
  type MonthOfInsurance,
} from "./insurance-days.ts";
import { type DayForPay, monthOfPay, on, payTerm } from "./testing.ts";
import type { PayTerm } from "./types.ts";

const rules = { monthDays: 25, sixthDayFrom: 3 };
const [permanent, fixed, indefinite, elected] = [1, 2, 3, 6];

const strike: DayForPay = { label: "unpaid", reason: "strike", absenceUnpaidMinutes: 480 };
const withoutPay: DayForPay = { label: "unpaid", reason: "without-pay", absenceUnpaidMinutes: 480 };
const unjustified: DayForPay = { label: "unjustified", unjustifiedMinutes: 480 };
const late: DayForPay = { label: "present", unjustifiedMinutes: 120 };
const annual: DayForPay = { label: "leave", reason: "annual", absencePaidMinutes: 480 };
const sick: DayForPay = { label: "sick", reason: "sick", absenceSickMinutes: 480 };
const maternity: DayForPay = {
  label: "leave",
  reason: "maternity",
  absencePaidMinutes: 480,
  absenceThirdPartyMinutes: 480,
};
const feast: DayForPay = { label: "holiday", plannedMinutes: 0 };
const closure: DayForPay = { label: "closure", plannedMinutes: 0 };
const saturday: DayForPay = { label: "present", plannedMinutes: 400, workedMinutes: 400 };

const march = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30, 31];
const february = march.slice(0, 20);

type Given = {
  month?: string;
  daysForPay?: Record<number, DayForPay>;
  term?: Partial<PayTerm>;
  after?: Partial<PayTerm>;
  type?: number;
};

const five = { days: 5, weeks: 1, minutes: 2400 };
const six: Partial<PayTerm> = {
  week: { days: 6, weeks: 1, minutes: 2400 },
  worksOn: (day) => weekday(day) < 7,
};
const daily: Partial<PayTerm> = { basis: "daily" };

function monthOf({ month = "2026-03", daysForPay = {}, term, after, type = fixed }: Given) {
  const terms = [payTerm(100_000, term), ...(after ? [payTerm(100_000, after)] : [])];
  const rest = { divisor: 25, paysHolidays: true } as const;
  return {
    ...monthOfPay(month, terms, daysForPay, rest),
    employmentType: type,
  } as MonthOfInsurance;
}

/** March 2026 has 26 days from Monday to Saturday, February 24, November 25, January 27. */
const saturdays = on([7, 14, 21, 28], saturday);

test.each<[string, Given, number]>([
  ["a whole month", {}, 25],
  ["a whole February", { month: "2026-02" }, 25],
  ["a whole month of 31 days and five Saturdays", { month: "2026-01" }, 25],
  ["a whole month of six days a week", { daysForPay: saturdays, term: six }, 25],
  ["a whole month of an indefinite contract", { type: indefinite }, 25],
  [
    "a whole month with leave, a holiday and a closure",
    { daysForPay: { 3: annual, 25: feast, 26: closure } },
    25,
  ],
  ["a whole month with a late arrival", { daysForPay: { 3: late } }, 25],
  [
    "a whole month with a raise on the 16th",
    { term: { validTo: "2026-03-15" }, after: { validFrom: "2026-03-16" } },
    25,
  ],
  [
    "a whole month of four ten-hour days a week",
    { term: { week: { days: 4, weeks: 1, minutes: 2400 } } },
    25,
  ],
  [
    "every working day of a month that begins on a Sunday",
    { term: { validFrom: "2026-03-02" } },
    25,
  ],
  ["an unpaid day in a five-day week", { daysForPay: { 4: withoutPay } }, 24],
  ["a day of strike", { daysForPay: { 4: strike } }, 24],
  ["a day of strike in February", { month: "2026-02", daysForPay: { 4: strike } }, 24],
  ["an unjustified day", { daysForPay: { 4: unjustified } }, 24],
  ["two days of strike around a weekend", { daysForPay: on([6, 9], strike) }, 23],
  ["three days of a week", { daysForPay: on([2, 3, 4], strike) }, 21],
  ["four days of a week", { daysForPay: on([2, 3, 4, 5], strike) }, 20],
  ["a week of five", { daysForPay: on([2, 3, 4, 5, 6], strike) }, 19],
  [
    "an unpaid week with a holiday in it",
    { daysForPay: { ...on([23, 24, 26, 27], withoutPay), 25: feast } },
    19,
  ],
  [
    "a week of strike around a paid holiday",
    { daysForPay: { ...on([23, 24, 26, 27], strike), 25: feast } },
    20,
  ],
  [
    "two unpaid weeks, with the weekend between them",
    { daysForPay: on(march.slice(0, 10), withoutPay) },
    13,
  ],
  [
    "two days of a six-day week",
    { daysForPay: { ...saturdays, ...on([6, 7], strike) }, term: six },
    23,
  ],
  [
    "a February without any paid day",
    { month: "2026-02", daysForPay: on(february, withoutPay) },
    0,
  ],
  [
    "hired on the 16th, in a month of 25 days",
    { month: "2026-11", term: { validFrom: "2026-11-16" } },
    13,
  ],
  [
    "left on the 14th, in a month of 25 days",
    { month: "2026-11", term: { validTo: "2026-11-14" } },
    12,
  ],
  [
    "six-day week, left on the 10th, in a month of 25 days",
    { month: "2026-11", daysForPay: saturdays, term: { ...six, validTo: "2026-11-10" } },
    8,
  ],
  ["daily pay of a whole month", { term: daily }, 26],
  ["daily pay of a whole February", { month: "2026-02", term: daily }, 24],
  [
    "daily pay with leave and a paid holiday",
    { daysForPay: { 3: annual, 25: feast }, term: daily },
    26,
  ],
  ["daily pay less a day", { daysForPay: { 4: strike }, term: daily }, 25],
  ["daily pay less a week", { daysForPay: on([2, 3, 4, 5, 6], strike), term: daily }, 20],
  ["daily pay, hired on the 16th", { term: { ...daily, validFrom: "2026-03-16" } }, 14],
  ["daily pay, left on the 10th", { term: { ...daily, validTo: "2026-03-10" } }, 8],
  ["daily pay of a six-day week", { daysForPay: saturdays, term: { ...six, ...daily } }, 26],
  ["daily pay less two days of a week", { daysForPay: on([5, 6], strike), term: daily }, 24],
  ["daily pay without a paid day", { daysForPay: on(march, unjustified), term: daily }, 0],
])("%s", (_name, given, days) => {
  expect(insuranceDaysOf(monthOf(given), rules)).toEqual({ days, doubt: null, range: [] });
});

test.each<[string, Given, string, [] | [number, number]]>([
  ["civil servants", { type: permanent }, "public-law", []],
  ["elected officials", { type: elected }, "otherwise-insured", []],
  ["an unknown employment type", { type: 99 }, "otherwise-insured", []],
  ["hourly pay", { term: { basis: "hourly" } }, "pay-basis", []],
  [
    "monthly pay, then daily pay",
    { term: { validTo: "2026-03-15" }, after: { ...daily, validFrom: "2026-03-16" } },
    "pay-basis",
    [],
  ],
  ["part time", { term: { week: { ...five, minutes: 1200 } } }, "fewer-hours", []],
  [
    "full time only from the 16th",
    {
      term: { week: { ...five, minutes: 1200 }, validTo: "2026-03-15" },
      after: { validFrom: "2026-03-16" },
    },
    "fewer-hours",
    [],
  ],
  ["a day of illness, paid or not", { daysForPay: { 4: sick } }, "illness", []],
  ["maternity", { daysForPay: on([2, 3], maternity) }, "paid-in-part", []],
  [
    "a day off work in a four-day week",
    { daysForPay: { 4: strike }, term: { week: { days: 4, weeks: 1, minutes: 2400 } } },
    "week",
    [],
  ],
  [
    "a day in each of three weeks: 3 or 3.6",
    { daysForPay: on([6, 13, 20], strike) },
    "sources-differ",
    [21, 22],
  ],
  [
    "hired on the 16th: 25 less 12, or 14",
    { term: { validFrom: "2026-03-16" } },
    "sources-differ",
    [13, 14],
  ],
  [
    "left on the 10th: 25 less 18, or 8",
    { term: { validTo: "2026-03-10" } },
    "sources-differ",
    [7, 8],
  ],
  [
    "hired on 16 February: 25 less 12, or 12",
    { month: "2026-02", term: { validFrom: "2026-02-16" } },
    "sources-differ",
    [12, 13],
  ],
  [
    "only the 31st: 25 less 25, or 1",
    { term: { validFrom: "2026-03-31" } },
    "sources-differ",
    [0, 1],
  ],
  [
    "a month with one paid day",
    { daysForPay: on(march.slice(1), withoutPay) },
    "sources-differ",
    [0, 1],
  ],
  [
    "a gap within the month",
    { term: { validTo: "2026-03-11" }, after: { validFrom: "2026-03-23" } },
    "sources-differ",
    [17, 18],
  ],
  [
    "daily pay of scattered days: 6 or 7.2",
    {
      daysForPay: on(
        march.filter((day) => ![2, 3, 9, 10, 16, 17].includes(day)),
        strike,
      ),
      term: daily,
    },
    "sources-differ",
    [6, 7],
  ],
  [
    "daily pay for more than the days from Monday to Saturday",
    { month: "2023-03", term: daily },
    "sources-differ",
    [27, 28],
  ],
])("insurance days are unknown for %s", (_name, given, doubt, range) => {
  expect(insuranceDaysOf(monthOf(given), rules)).toEqual({ days: null, doubt, range });
});

test("a whole month has the number of days set by the parameter", () => {
  const other = { ...rules, monthDays: 26 };
  expect(insuranceDaysOf(monthOf({ daysForPay: { 4: strike } }), other)).toMatchObject({
    days: 25,
  });
});

describe("a reader who may not know absence reasons", () => {
  test.each<[string, Record<number, DayForPay>]>([
    ["annual leave", { 4: annual }],
    ["illness", { 4: sick }],
    ["maternity", { 4: maternity }],
    ["leave beside a strike", { 4: annual, 9: strike }],
    ["illness beside a strike", { 4: sick, 9: strike }],
  ])("sees %s like any other paid leave", (_name, daysForPay) => {
    const hidden = { days: null, doubt: "hidden", range: [] };
    expect(insuranceDaysWithoutReasons(monthOf({ daysForPay }), rules)).toEqual(hidden);
  });

  test("sees what depends on the contract, and months without paid leave", () => {
    const servant = monthOf({ type: permanent, daysForPay: { 4: sick } });
    expect(insuranceDaysWithoutReasons(servant, rules)).toMatchObject({ doubt: "public-law" });
    expect(insuranceDaysWithoutReasons(monthOf({}), rules)).toMatchObject({ days: 25 });
    const short = monthOf({ daysForPay: { 4: strike } });
    expect(insuranceDaysWithoutReasons(short, rules)).toMatchObject({ days: 24 });
  });
});
