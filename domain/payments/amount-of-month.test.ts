import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type Day, daysFrom, firstDay, lastDay, weekday } from "../calendar/day.ts";
import { amountOfMonth } from "./amount-of-month.ts";
import { monthOfPay, on, payReasons, payTerm, resultOf, type DayForPay } from "./testing.ts";
import type { MonthOfPay, PayTerm } from "./types.ts";

const march = "2026-03";
const strike: DayForPay = { label: "unpaid", reason: "strike", absenceUnpaidMinutes: 480 };
const withoutPay: DayForPay = { label: "unpaid", reason: "without-pay", absenceUnpaidMinutes: 480 };
const unjustified: DayForPay = { label: "unjustified", unjustifiedMinutes: 480 };
const leave: DayForPay = { label: "leave", reason: "annual", absencePaidMinutes: 480 };
const halfSick: DayForPay = { label: "sick", reason: "sick-private", absenceSickMinutes: 480 };
const until = (day: number) => `2026-03-${String(day).padStart(2, "0")}`;
const private25: Partial<MonthOfPay> = { divisor: 25 };
const holidaysPaid: Partial<MonthOfPay> = { paysHolidays: true };
const hourly: Partial<PayTerm> = { basis: "hourly" };
const daily: Partial<PayTerm> = { basis: "daily" };
const workdays = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30, 31];

/** March under one term: by the month at the given cents, unless a whole term is given. */
const ofMarch = (
  term: number | PayTerm,
  daysForPay?: Record<number, DayForPay>,
  rest?: Partial<MonthOfPay>,
) => monthOfPay(march, [typeof term === "number" ? payTerm(term) : term], daysForPay, rest);

const monthly: [string, MonthOfPay, number][] = [
  ["a whole month pays the whole", ofMarch(125000), 125000],
  ["a strike of one day costs 1/30", ofMarch(120000, on([4], strike)), 116000],
  ["of odd cents, the sum is rounded", ofMarch(100000, on([4], strike)), 96667],
  ["unjustified absence costs 1/30", ofMarch(120000, on([4, 5], unjustified)), 112000],
  ["strikes on the 30th and the 31st are two days", ofMarch(150000, on([30, 31], strike)), 140000],
  ["paid leave costs nothing", ofMarch(120000, on([4, 5, 6], leave)), 120000],
  ["a strike around a weekend leaves the weekend", ofMarch(120000, on([6, 9], strike)), 112000],
  ["leave without pay takes the weekend in it", ofMarch(120000, on([6, 9], withoutPay)), 104000],
  ["no paid day, no pay", ofMarch(120000, on(workdays, strike)), 0],
  ["private law: a day of five is 1.2 of 25", ofMarch(100000, on([4], strike), private25), 95200],
  [
    "private law: half-paid sickness costs half a day",
    ofMarch(100000, on([4], halfSick), private25),
    97600,
  ],
  [
    "a reason is paid as it stands on the day",
    ofMarch(120000, on([4, 18], halfSick), {
      reasonsOn: (day) => (day < until(16) ? payReasons : new Map()),
    }),
    118000,
  ],
  [
    "who is paid by another is not paid here",
    ofMarch(120000, on([4], { label: "leave", reason: "maternity" })),
    116000,
  ],
  [
    "two unpaid hours of eight cost a quarter of a day",
    ofMarch(120000, on([4], { label: "present", unjustifiedMinutes: 120 })),
    119000,
  ],
  ["from the 16th: 15 of 30 days", ofMarch(payTerm(120000, { validFrom: until(16) })), 60000],
  ["to the 15th: 15 of 30 days", ofMarch(payTerm(120000, { validTo: until(15) })), 60000],
  ["the 31st is no day of thirty", ofMarch(payTerm(120000, { validFrom: until(31) })), 0],
  [
    "a February to its end is a whole month",
    monthOfPay("2026-02", [payTerm(120000, { validFrom: "2026-02-01" })]),
    120000,
  ],
  [
    "February from the 15th: 16 of 30 days",
    monthOfPay("2026-02", [payTerm(120000, { validFrom: "2026-02-15" })]),
    64000,
  ],
  [
    "a rise on the 11th",
    monthOfPay(march, [
      payTerm(90000, { validTo: until(10) }),
      payTerm(120000, { validFrom: until(11) }),
    ]),
    110000,
  ],
  [
    "private law from the 16th: what of 25 the first half left",
    ofMarch(payTerm(100000, { validFrom: until(16) }), {}, private25),
    52000,
  ],
  [
    "a gap between terms is not paid",
    monthOfPay(march, [
      payTerm(90000, { validTo: until(10) }),
      payTerm(90000, { validFrom: until(21) }),
    ]),
    60000,
  ],
  ["a rate of nothing", ofMarch(0, on([4], strike)), 0],
  ["a work contract that attendance does not pay", ofMarch(payTerm(120000, { basis: "none" })), 0],
];

const mixed = {
  /** Five hours of a strike and three of paid leave: the strike gives the day its label. */
  strikeAndLeave: { ...strike, absenceUnpaidMinutes: 300, absencePaidMinutes: 180 },
  /** An hour of a strike and seven of paid leave. */
  leaveAndStrike: { ...leave, absencePaidMinutes: 420, absenceUnpaidMinutes: 60 },
  /** A trip of seven hours and an hour of a strike. */
  tripAndStrike: { ...strike, label: "duty", workedMinutes: 420, absenceUnpaidMinutes: 60 },
  /** Four hours of work and four of a leave that a third party pays. */
  workAndMaternity: {
    label: "present",
    reason: "maternity",
    workedMinutes: 240,
    absencePaidMinutes: 240,
    absenceThirdPartyMinutes: 240,
  },
} satisfies Record<string, DayForPay>;

/** On a day with several absences each is paid on its own terms: by the month of 1200 €, by days of 48 € and by hours of 6 €. */
const parts: [string, MonthOfPay, number][] = Object.entries({
  strikeAndLeave: [120000 - 2500, 105600 - 3000, 105600 - 3000],
  leaveAndStrike: [120000 - 500, 105600 - 600, 105600 - 600],
  tripAndStrike: [120000 - 500, 105600 - 600, 105600 - 600],
  workAndMaternity: [120000 - 2000, 105600 - 2400, 105600 - 2400],
} satisfies Record<keyof typeof mixed, [number, number, number]>).flatMap(
  ([name, [byMonth, byDay, byHour]]) => {
    // Guarantee: the keys are those of `mixed`.
    const dayForPay = mixed[name as keyof typeof mixed];
    return [
      [`${name} by the month`, ofMarch(120000, on([4], dayForPay)), byMonth],
      [`${name} by the day`, ofMarch(payTerm(4800, daily), on([4], dayForPay)), byDay],
      [`${name} by the hour`, ofMarch(payTerm(600, hourly), on([4], dayForPay)), byHour],
    ];
  },
);

const byRota: Partial<PayTerm> = { ...daily, worksOn: (day) => [1, 3, 5].includes(weekday(day)) };
const sixDays: Partial<PayTerm> = { ...daily, worksOn: (day) => weekday(day) < 7 };
const feast: DayForPay = { label: "holiday", plannedMinutes: 0 };
const closure: DayForPay = { label: "closure", plannedMinutes: 0 };
const presence: Partial<PayTerm> = { basis: "presence" };
const rest: DayForPay = { label: "rest", plannedMinutes: 0 };

const counted: [string, MonthOfPay, number][] = [
  [
    "a holiday on a day of rest of the rota is not paid",
    ofMarch(payTerm(5000, byRota), { ...on([3, 5], rest), ...on([17, 25], feast) }, holidaysPaid),
    (22 - 4 + 1) * 5000,
  ],
  [
    "a holiday on a Saturday of six is paid",
    ofMarch(payTerm(5000, sixDays), on([7], feast), holidaysPaid),
    23 * 5000,
  ],
  [
    "a day of rest within half-paid sickness is no half day",
    ofMarch(payTerm(5000, daily), { ...on([10, 12], halfSick), ...on([11], rest) }),
    19 * 5000 + 2 * 2500,
  ],
  ["daily pay for 22 days", ofMarch(payTerm(4550, daily)), 100100],
  [
    "daily pay goes on in paid leave and stops in a strike",
    ofMarch(payTerm(4550, daily), { ...on([4], leave), ...on([5], strike) }),
    95550,
  ],
  [
    "a closure is paid by the day on days of work alone",
    ofMarch(payTerm(4550, daily), on([25, 26, 28], closure)),
    22 * 4550,
  ],
  ["a closure is no presence", ofMarch(payTerm(1500, presence), on([25, 26], closure)), 30000],
  [
    "a holiday is paid by the day where it is owed",
    ofMarch(payTerm(4550, daily), on([25], feast), holidaysPaid),
    100100,
  ],
  ["and not where it is not", ofMarch(payTerm(4550, daily), on([25], feast)), 95550],
  ["half-paid days by the day", ofMarch(payTerm(4551, daily), on([4], halfSick)), 97847],
  [
    "an hour of eight not paid",
    ofMarch(payTerm(4800, daily), on([4], { label: "present", unjustifiedMinutes: 60 })),
    105000,
  ],
  ["hours of 22 days", ofMarch(payTerm(610, hourly)), 107360],
  [
    "hours to the minute",
    ofMarch(payTerm(610, hourly), on([4], { label: "present", workedMinutes: 425 })),
    106801,
  ],
  ["paid leave by the hour", ofMarch(payTerm(610, hourly), on([4], leave)), 107360],
  ["a strike by the hour", ofMarch(payTerm(610, hourly), on([4], strike)), 102480],
  ["half-paid hours", ofMarch(payTerm(610, hourly), on([4], halfSick)), 104920],
  [
    "each presence, telework too",
    ofMarch(payTerm(1500, presence), {
      ...on([4], { label: "telework" }),
      ...on([5], leave),
    }),
    31500,
  ],
  [
    "from months to hours on the 16th",
    monthOfPay(march, [
      payTerm(120000, { validTo: until(15) }),
      payTerm(610, { ...hourly, validFrom: until(16) }),
    ]),
    60000 + 12 * 8 * 610,
  ],
];

/** A month in which leave without pay lies from one day to another; the days around the month are given too. */
function without(month: string, from: Day, to: Day, rest: Partial<MonthOfPay> = {}): MonthOfPay {
  const days = daysFrom(addDays(firstDay(month), -10), addDays(lastDay(month), 10));
  const daysOfRun = days.map((date) => {
    const isAway = weekday(date) < 6 && from <= date && date <= to;
    return { date, result: resultOf(date, isAway ? withoutPay : undefined) };
  });
  return monthOfPay(month, [payTerm(150000)], {}, { days: daysOfRun, ...rest });
}

const overEdges: [string, MonthOfPay, number][] = [
  // Saturday 1 and Sunday 2 August are within it: twelve days of August.
  ["from July into August", without("2026-08", "2026-07-30", "2026-08-12"), 90000],
  [
    "its July: two days, of which the 31st is none",
    without("2026-07", "2026-07-30", "2026-08-12"),
    145000,
  ],
  [
    "from a Monday on, the weekend before is paid",
    without("2026-08", "2026-08-03", "2026-08-12"),
    100000,
  ],
  ["Saturday 31 October is within it", without("2026-10", "2026-10-26", "2026-11-06"), 125000],
  ["Sunday 1 November is within it", without("2026-11", "2026-10-26", "2026-11-06"), 120000],
  // As a contract that ends on the day before it.
  ["all but the first of 31 days", without("2026-07", "2026-07-02", "2026-08-15"), 5000],
  ["the 31st alone", without("2026-07", "2026-07-31", "2026-07-31"), 145000],
];

describe("the pay of a contract's month", () => {
  test.each([...monthly, ...parts, ...counted, ...overEdges])("%s", (_what, month, cents) => {
    expect(amountOfMonth(month).cents).toBe(cents);
  });

  test("lists its steps in cents: the share of the term, then the deductions", () => {
    const { steps } = amountOfMonth(
      monthOfPay(march, [payTerm(100000, { validFrom: until(2) })], on([4, 5], strike)),
    );
    const each = { from: until(2), to: until(31), rateCents: 100000, of: 30 };
    expect(steps).toEqual([
      { ...each, kind: "month-share", quantity: 29, dates: [], cents: 96667 },
      { ...each, kind: "unpaid", quantity: 2, dates: [until(4), until(5)], cents: -6667 },
    ]);
  });
});

const anyKind = fc.constantFrom(strike, withoutPay, unjustified, leave, halfSick);
/** Scattered days, and consecutive days. */
const anyTold: fc.Arbitrary<Record<number, DayForPay>> = fc.oneof(
  fc.dictionary(fc.constantFrom(...workdays.map(String)), anyKind),
  fc
    .tuple(fc.nat(21), fc.nat(21), anyKind)
    .map(([from, length, kind]) => on(workdays.slice(from, from + length + 1), kind)),
);
const anyRate = fc.integer({ min: 0, max: 500_000 });
const anyDivisor = fc.constantFrom<30 | 25>(30, 25);
const anyCut = fc.integer({ min: 1, max: 30 });
const cutAt = (day: number, first: number, second: number): PayTerm[] => [
  payTerm(first, { validTo: until(day) }),
  payTerm(second, { validFrom: until(day + 1) }),
];

describe("in any month", () => {
  test("the steps add up to an amount in whole cents, never below zero", () => {
    fc.assert(
      fc.property(
        anyTold,
        anyRate,
        anyRate,
        anyCut,
        anyDivisor,
        (daysForPay, first, second, cut, divisor) => {
          const month = monthOfPay(march, cutAt(cut, first, second), daysForPay, { divisor });
          const { cents, steps } = amountOfMonth(month);
          expect(steps.reduce((sum, step) => sum + step.cents, 0)).toBe(cents);
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  test("a term that changes nothing changes no cent, whatever absence spans it", () => {
    fc.assert(
      fc.property(anyTold, anyRate, anyCut, anyDivisor, (daysForPay, rate, cut, divisor) => {
        const cutMonth = monthOfPay(march, cutAt(cut, rate, rate), daysForPay, { divisor });
        const whole = monthOfPay(march, [payTerm(rate)], daysForPay, { divisor });
        expect(amountOfMonth(cutMonth).cents).toBe(amountOfMonth(whole).cents);
      }),
    );
  });

  test("a higher rate never pays less, another strike day never more", () => {
    fc.assert(
      fc.property(
        anyTold,
        anyRate,
        anyRate,
        anyDivisor,
        fc.shuffledSubarray([...workdays], { minLength: 1 }),
        (daysForPay, rate, more, divisor, struck) => {
          const paid = (cents: number, of: Record<number, DayForPay>) =>
            amountOfMonth(monthOfPay(march, [payTerm(cents)], of, { divisor })).cents;
          expect(paid(rate + more, daysForPay)).toBeGreaterThanOrEqual(paid(rate, daysForPay));
          // On days of work: a strike in place of a sick day may restart the sick leave, which pays more.
          expect(paid(rate, on(struck, strike))).toBeLessThanOrEqual(
            paid(rate, on(struck.slice(1), strike)),
          );
        },
      ),
    );
  });
});
