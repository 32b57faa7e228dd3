import { expect, test } from "vitest";
import { amountOfMonth } from "./amount-of-month.ts";
import { monthOfPay, on, payTerm, type DayForPay } from "./testing.ts";
import type { MonthOfPay, PayTerm } from "./types.ts";

const strike: DayForPay = { label: "unpaid", reason: "strike", absenceUnpaidMinutes: 480 };
const withoutPay: DayForPay = { label: "unpaid", reason: "without-pay", absenceUnpaidMinutes: 480 };
const feast: DayForPay = { label: "holiday", plannedMinutes: 0 };
const rest: DayForPay = { label: "rest", plannedMinutes: 0 };
const saturday: DayForPay = { label: "present", plannedMinutes: 400, workedMinutes: 400 };
const missed = (minutes: number): DayForPay => ({ label: "present", unjustifiedMinutes: minutes });
const week = (days: number, minutes: number, weeks = 1) => ({ week: { days, weeks, minutes } });

const march = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30, 31];
const six = week(6, 2400);
const threeDays = week(3, 1440);
const fourHours = week(5, 1200);

function paid(
  rateCents: number,
  daysForPay: Record<number, DayForPay>,
  rest: Partial<PayTerm> = {},
  month = "2026-03",
): MonthOfPay {
  return monthOfPay(month, [payTerm(rateCents, rest)], daysForPay, { divisor: 25 });
}

/**
 * Private law, paid by the month: a month is 25 daily wages and a week six of them, whatever its days, so that a missing
 * day of five costs 1.2 of 25 and a missing week 6 of 25; the hour of full time is 6/1000 of the month, that of part time
 * the same times 40 divided by its own hours.
 */
test.each<[string, MonthOfPay, number]>([
  // 1000 € × 6/25 = 240 € a week; of five days 48 € a day.
  ["a day of a five-day week", paid(100000, on([4], strike)), 95200],
  ["two days on both sides of a weekend", paid(100000, on([6, 9], strike)), 90400],
  ["a whole week", paid(100000, on([2, 3, 4, 5, 6], strike)), 76000],
  [
    "a whole week of unpaid leave, without its weekend",
    paid(100000, on([2, 3, 4, 5, 6], withoutPay)),
    76000,
  ],
  // Ten working days and the weekend between them: two weeks.
  [
    "two weeks of unpaid leave with a weekend within",
    paid(100000, on(march.slice(0, 10), withoutPay)),
    52000,
  ],
  // 25 March is a Wednesday: the holiday within the unpaid week is unpaid as well.
  [
    "a holiday within unpaid leave",
    paid(100000, { ...on([23, 24, 26, 27], withoutPay), 25: feast }),
    76000,
  ],
  [
    "a holiday within a strike stays paid",
    paid(100000, { ...on([23, 24, 26, 27], strike), 25: feast }),
    80800,
  ],
  // 21 of 22 days missing are 25.2 of 25; the day that was worked stays worth a daily wage.
  ["one day worked in the month", paid(100000, on(march.slice(0, 21), strike)), 4000],
  ["two days worked in the month", paid(100000, on(march.slice(0, 20), strike)), 8000],
  ["no day worked", paid(100000, on(march, strike)), 0],
  // Six days a week: 240 € by six are 40 € a day.
  [
    "a day of a six-day week",
    paid(100000, { ...on([7, 14, 21, 28], saturday), ...on([4], strike) }, six),
    96000,
  ],
  [
    "a Saturday of a six-day week",
    paid(100000, { ...on([14, 21, 28], saturday), 7: { ...strike, plannedMinutes: 400 } }, six),
    96000,
  ],
  // Three days a week for 600 €: 144 € a week, 48 € a day.
  [
    "a day of three in part time",
    paid(60000, { ...on([3, 5, 10, 12, 17, 19, 24, 26, 31], rest), ...on([4], strike) }, threeDays),
    55200,
  ],
  // Two days and three days in turn are five in two weeks: 144 € a week, 57.60 € a day.
  [
    "a two-week pattern",
    paid(
      60000,
      { ...on([3, 5, 9, 11, 13, 17, 19, 23, 25, 27, 31], rest), ...on([4], strike) },
      week(5, 1200, 2),
    ),
    54240,
  ],
  // 1000 € × 6/1000 = 6 € an hour.
  ["two hours of a forty-hour week", paid(100000, on([4], missed(120))), 98800],
  ["twenty minutes of a forty-hour week", paid(100000, on([4], missed(20))), 99800],
  // 500 € for 20 hours a week: 500 × 6/1000 × 40/20 = 6 € an hour.
  [
    "an hour of a twenty-hour week",
    paid(50000, on([4], { ...missed(60), plannedMinutes: 240 }), fourHours),
    49400,
  ],
  // 600 € for 24 hours: 600 × 6/1000 × 40/24 = 6 € an hour.
  ["an hour of a twenty-four-hour week", paid(60000, on([4], missed(60)), threeDays), 59400],
  // The first and the last day of a contract in February 2026: a Friday and Saturday of 24 from Monday to Saturday.
  ["begins on Friday 27 February", paid(100000, {}, { validFrom: "2026-02-27" }, "2026-02"), 12000],
  // January has 27 days from Monday to Saturday: 25 have passed by the 29th, and the 30th is worked all the same.
  ["begins on Friday 30 January", paid(100000, {}, { validFrom: "2026-01-30" }, "2026-01"), 4000],
  ["begins on Thursday 29 January", paid(100000, {}, { validFrom: "2026-01-29" }, "2026-01"), 8000],
  ["ends on Monday 2 February", paid(100000, {}, { validTo: "2026-02-02" }, "2026-02"), 4000],
  [
    "begins and ends on the same day",
    paid(100000, {}, { validFrom: "2026-02-10", validTo: "2026-02-10" }, "2026-02"),
    4000,
  ],
])("%s", (_, month, cents) => {
  expect(amountOfMonth(month).cents).toBe(cents);
});

test("in a month of two terms a day is deducted from the pay in force on it", () => {
  // To the 15th 12 daily wages of 1000 € less 48 €, from the 16th 13 of 1200 € less two hours at 7.20 €.
  const terms = [
    payTerm(100000, { validTo: "2026-03-15" }),
    payTerm(120000, { validFrom: "2026-03-16" }),
  ];
  const daysForPay = { ...on([4], strike), ...on([18], missed(120)) };
  const { cents, steps } = amountOfMonth(monthOfPay("2026-03", terms, daysForPay, { divisor: 25 }));
  expect(cents).toBe(48000 - 4800 + 62400 - 1440);
  expect(
    steps.map(({ kind, quantity, of, ofWeek, cents }) => [kind, quantity, of, ofWeek, cents]),
  ).toEqual([
    ["month-share", 12, 25, undefined, 48000],
    ["month-share", 13, 25, undefined, 62400],
    ["unpaid", 1, 5, true, -4800],
    ["part-day", 120, 2400, true, -1440],
  ]);
});
