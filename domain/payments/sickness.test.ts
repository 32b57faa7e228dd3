import { describe, expect, it, test } from "vitest";
import { addDays, daysFrom, weekday, type Day } from "../calendar/day.ts";
import { amountOfMonth } from "./amount-of-month.ts";
import { dayOfIllness, illnessKnownFrom, sickPayOfDays, type DayOfIllness } from "./sickness.ts";
import { monthOfPay, on, payTerm, resultOf, type DayForPay } from "./testing.ts";
import type { PayTerm, Sickness, SicknessBenefit } from "./types.ts";

const rules = { leastServiceDays: 10, waitingDays: 3, firstYearDays: 15, laterYearDays: 30 };

/** Days from the first to the last; sick on working days of the ranges, off on weekends, otherwise at work. */
function daysWith(from: Day, to: Day, illnesses: readonly [Day, Day][]): DayOfIllness[] {
  return daysFrom(from, to).map((date) => {
    const isSick = illnesses.some(([first, last]) => first <= date && date <= last);
    return { date, is: weekday(date) > 5 ? "off" : isSick ? "sick" : "other" };
  });
}

/** How many days of illness are half paid, completed and paid by the benefit alone, by month. */
function counted(pay: ReadonlyMap<Day, string>, month: string): number[] {
  const kinds = [...pay].filter(([day]) => day.startsWith(month)).map(([, kind]) => kind);
  return ["half", "completed", "benefit-alone"].map(
    (kind) => kinds.filter((one) => one === kind).length,
  );
}

/** The start of service, and the month whose days are counted. */
type CaseOptions = { since?: Day; month?: string };

/**
 * Civil Code, articles 657 and 658, and Emergency Law 178/1967: half of the first three days of the year's first illness,
 * then the pay less the benefit for half a month of the first year of service and a month of each later one.
 */
describe("illness under private law", () => {
  it.each<[string, string, [half: number, completed: number, alone: number], CaseOptions?]>([
    // Monday 2 to Friday 6 March 2026.
    ["of five days", "2026-03-02 2026-03-06", [3, 2, 0]],
    ["of two days", "2026-03-02 2026-03-03", [2, 0, 0]],
    // Friday to Monday: the weekend is within the first three days.
    ["over a weekend", "2026-03-06 2026-03-09", [3, 1, 0]],
    ["second of the year", "2026-02-02 2026-02-03, 2026-03-02 2026-03-06", [0, 5, 0]],
    ["first of the next year", "2025-12-01 2025-12-05, 2026-03-02 2026-03-06", [3, 2, 0]],
    // Thursday 26 February to Tuesday 3 March are six days: three half paid in February.
    [
      "across the end of a month, in its first month",
      "2026-02-26 2026-03-03",
      [3, 0, 0],
      { month: "2026-02" },
    ],
    ["across the end of a month, in its second month", "2026-02-26 2026-03-03", [0, 3, 0]],
    // Monday 29 December to Friday 9 January is one illness of the old year: its waiting days apply once.
    ["across New Year", "2025-12-29 2026-01-09", [0, 9, 0], { month: "2026-01" }],
    // An earlier illness of the year in which it began has used the waiting days; it is known, since January includes that year.
    [
      "across New Year, the second of the old year",
      "2025-03-03 2025-03-05, 2025-12-31 2026-01-05",
      [0, 5, 0],
      { month: "2026-01" },
    ],
    // 2 to 27 March are 26 days: with less than a year of service 15 are owed, three of them by half.
    [
      "long, in the first year of service",
      "2026-03-02 2026-03-27",
      [3, 12, 11],
      { since: "2025-09-01" },
    ],
    [
      "equally long, in the second year",
      "2026-03-02 2026-03-27",
      [3, 23, 0],
      { since: "2025-02-01" },
    ],
    // From 2 March to 10 April 40 days: 30 are owed, up to the last of March.
    ["of forty days, March", "2026-03-02 2026-04-10", [3, 27, 0]],
    ["of forty days, April", "2026-03-02 2026-04-10", [0, 0, 10], { month: "2026-04" }],
    // The year of service ends on 15 March: up to 15 days of the first and then a month of the second.
    [
      "across the end of the employment year",
      "2026-02-23 2026-03-20",
      [0, 14, 6],
      { since: "2025-03-16" },
    ],
    ["before ten days of service", "2026-03-02 2026-03-06", [0, 0, 5], { since: "2026-02-23" }],
    ["after ten days of service", "2026-03-02 2026-03-06", [3, 2, 0], { since: "2026-02-20" }],
  ])("%s", (_, periods, expected, { since = "2020-01-01", month = "2026-03" } = {}) => {
    const illnesses = periods
      .split(", ")
      .map((one): [Day, Day] => [one.slice(0, 10), one.slice(11)]);
    const from = illnessKnownFrom(since, `${month}-01`);
    const days = daysWith(from < "2025-11-01" ? from : "2025-11-01", "2026-04-30", illnesses);
    expect(counted(sickPayOfDays(days, since, rules), month)).toEqual(expected);
  });
});

it.each([
  ["2020-05-10", "2026-03-01", "2025-03-11"],
  ["2020-01-01", "2026-03-01", "2025-11-02"],
  ["2020-02-29", "2026-03-01", "2025-11-02"],
  ["2020-03-01", "2026-03-01", "2025-11-02"],
])("with service since %s, days before %s are needed from %s", (start, day, from) => {
  expect(illnessKnownFrom(start, day)).toBe(from);
});

const sick: DayForPay = { label: "sick", reason: "sick-private", absenceSickMinutes: 480 };
const week = on([2, 3, 4, 5, 6], sick);
const benefit = (cents: number): SicknessBenefit => ({
  from: "2026-03-05",
  to: "2026-03-06",
  cents,
});
const daily: Partial<PayTerm> = { basis: "daily" };
const hourly: Partial<PayTerm> = { basis: "hourly" };

function paid(
  rateCents: number,
  benefits: SicknessBenefit[],
  rest: Partial<PayTerm> = {},
  terms: readonly PayTerm[] = [payTerm(rateCents, rest)],
) {
  const days = daysWith("2025-11-01", "2026-03-31", [["2026-03-02", "2026-03-06"]]);
  const sickness: Sickness = { pay: sickPayOfDays(days, "2020-01-01", rules), benefits };
  return amountOfMonth(monthOfPay("2026-03", terms, week, { divisor: 25, sickness }));
}

describe("the pay of a month with a week of illness", () => {
  test.each([
    // 1000 € a month are 48 € a day: half of three days off, and of the other two the benefit.
    ["monthly pay, a benefit of 50 €", paid(100000, [benefit(5000)]), 100000 - 7200 - 5000],
    ["monthly pay, no benefit granted", paid(100000, [benefit(0)]), 100000 - 7200],
    [
      "monthly pay, more benefit than the pay of the days",
      paid(100000, [benefit(20000)]),
      100000 - 7200 - 9600,
    ],
    // The benefit of four days of which two are of this illness's completed days.
    [
      "monthly pay, half of the benefit falls in it",
      paid(100000, [{ from: "2026-03-05", to: "2026-03-08", cents: 8000 }]),
      100000 - 7200 - 4000,
    ],
    // 22 days of 50 €, five of them ill: three half, two whole less the benefit.
    ["daily pay", paid(5000, [benefit(4000)], daily), 17 * 5000 + 7500 + 10000 - 4000],
    // 17 days of eight hours at 6 €, 24 hours by half, 16 hours less the benefit.
    ["hourly pay", paid(600, [benefit(4000)], hourly), 17 * 4800 + 7200 + 9600 - 4000],
  ])("%s", (_, amount, cents) => {
    expect(amount.cents).toBe(cents);
    expect(amount.withoutBenefit).toEqual([]);
    expect(amount.steps.reduce((sum, step) => sum + step.cents, 0)).toBe(cents);
  });

  test.each([
    [100000, {}],
    [5000, daily],
    [600, hourly],
  ])("a term that changes nothing changes no cent, whatever day it begins: %i %o", (rate, rest) => {
    const benefits = [benefit(9000), { from: "2026-03-07", to: "2026-03-08", cents: 100 }];
    const whole = paid(rate, benefits, rest).cents;
    for (const day of daysFrom("2026-03-02", "2026-03-31"))
      expect(
        paid(rate, benefits, rest, [
          payTerm(rate, { ...rest, validTo: addDays(day, -1) }),
          payTerm(rate, { ...rest, validFrom: day }),
        ]).cents,
      ).toBe(whole);
  });

  test("lists the days whose benefit is missing", () => {
    expect(paid(100000, []).withoutBenefit).toEqual(["2026-03-05", "2026-03-06"]);
  });
});

test.each([
  ["of a partly paid reason", { label: "sick", reason: "sick", workedMinutes: 0 }, "sick"],
  ["of a fully paid reason", { label: "sick", reason: "accident", workedMinutes: 0 }, "other"],
  ["off", { label: "weekend", plannedMinutes: 0, workedMinutes: 0 }, "off"],
  ["off, but worked", { label: "present", plannedMinutes: 0, workedMinutes: 60 }, "other"],
  ["of work", { label: "present", workedMinutes: 480 }, "other"],
] as const)("a day %s", (_, dayForPay, is) => {
  const paid = new Map([
    ["sick", { paid: "partial" }],
    ["accident", { paid: "full" }],
  ] as const);
  const day = { ...resultOf("2026-03-02"), ...dayForPay };
  expect(dayOfIllness("2026-03-02", day, paid)).toEqual({ date: "2026-03-02", is });
});
