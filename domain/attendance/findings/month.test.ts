import { describe, expect, it } from "vitest";
import { weekday, type Day } from "../../calendar/day.ts";
import { noOvertime, type OvertimeCounters } from "../../overtime/spend.ts";
import { fiveDays, plan, scheduleOf, sevenDays, timed, whole } from "../testing.ts";
import { findingsOfMonth, type MonthInput } from "./all.ts";
import type { FindingDay } from "./frame.ts";
import { allowance, dayOf, daysOf, month, only, withParameters } from "./testing.ts";

function found(rule: string, days: readonly FindingDay[], rest: Partial<MonthInput> = {}) {
  return only(rule, findingsOfMonth(month(days, rest)));
}

const isWorkday = (day: Day) => weekday(day) <= 5;

it("a month as planned has no findings", () => {
  const days = daysOf("2026-02-01", "2026-02-28", (day) => (isWorkday(day) ? [whole()] : []));
  const leadIn = daysOf("2025-10-06", "2026-01-31", (day) => (isWorkday(day) ? [whole()] : []));
  expect(findingsOfMonth(month(days, { leadIn }))).toEqual([]);
});

it("findings are ordered by day and rule, and only of the month itself", () => {
  const long = [timed("6:00-20:30")];
  const leadIn = daysOf("2026-01-26", "2026-01-31", () => long);
  const findings = findingsOfMonth(
    month(
      daysOf("2026-02-01", "2026-02-02", () => long),
      { leadIn },
    ),
  );
  expect(findings.map(({ date, rule }) => `${date} ${rule}`)).toEqual([
    "2026-02-01 R01",
    "2026-02-01 R02",
    "2026-02-01 R11",
    "2026-02-01 R13",
    "2026-02-02 R01",
    "2026-02-02 R11",
    "2026-02-02 R13",
  ]);
});

const owed = { weeklyMinutes: 2400 };

const week = (text: string, rest: Partial<FindingDay> = owed, schedule = fiveDays("7:30-15:30")) =>
  found(
    "R12",
    daysOf("2026-02-02", "2026-02-08", (day) => (isWorkday(day) ? [timed(text)] : []), {
      schedule,
      ...rest,
    }),
  );

describe("R12, the week against the contract", () => {
  it("tolerates up to an hour more", () => {
    expect(week("7:30-15:42")).toEqual([]);
    expect(week("7:30-15:43")).toEqual([
      ["2026-02-08", { workedMinutes: 2465, contractMinutes: 2400 }],
    ]);
    const withSunday = daysOf(
      "2026-02-02",
      "2026-02-08",
      (day) => [isWorkday(day) ? whole() : timed("9:00-10:00")],
      owed,
    );
    expect(found("R12", withSunday)).toEqual([
      ["2026-02-08", { workedMinutes: 2520, contractMinutes: 2400 }],
    ]);
  });

  it("compares part time with its own hours, and a long rota week with its plan", () => {
    const part = { schedule: fiveDays("8:00-12:00") };
    expect(week("8:00-13:00", { weeklyMinutes: 1200 }, part.schedule)).toEqual([
      ["2026-02-08", { workedMinutes: 1500, contractMinutes: 1200 }],
    ]);
    const rota = scheduleOf(
      ["7:00-17:00,7:00-17:00,7:00-17:00,7:00-17:00,7:00-17:00,,", ",,,,,,"],
      { anchor: "2026-02-02" },
    );
    expect(week("7:00-17:00", owed, rota)).toEqual([]);
  });

  it("skips weeks without a known contract", () => {
    expect(week("7:00-19:00", {})).toEqual([]);
    expect(week("7:00-19:00", { ...owed, plan: { ...plan(""), kind: "outside" } })).toEqual([]);
  });
});

const before = (rest: Partial<OvertimeCounters>) => ({
  overtime: { counters: { ...noOvertime, ...rest }, others: [] },
});

describe("R14, overtime caps", () => {
  const hour = { allowances: [allowance("afternoon", 60)] };
  const days = [
    dayOf("2026-02-01", []),
    dayOf("2026-02-02", [timed("7:30-16:30")], hour),
    dayOf("2026-02-03", [timed("7:30-16:30")], hour),
    dayOf("2026-02-04", [timed("7:30-16:30")], { allowances: [] }),
    dayOf("2026-02-08", [timed("9:00-11:00")], { allowances: [allowance("sunday-holiday", 120)] }),
  ];
  it.each([
    ["within all caps", before({}), null],
    ["a minute below the warning", before({ afternoonMinutes: 6359 }), null],
    [
      "the second afternoon reaches the warning",
      before({ afternoonMinutes: 6360 }),
      ["2026-02-03", "afternoon", 6480, 7200, 720],
    ],
    [
      "the afternoons exactly full",
      before({ afternoonMinutes: 7080 }),
      ["2026-02-02", "afternoon", 7200, 7200, 0],
    ],
    [
      "the second afternoon exceeds the cap",
      before({ afternoonMinutes: 7081 }),
      ["2026-02-03", "afternoon", 7201, 7200],
    ],
    [
      "the Sunday exceeds the cap",
      before({ offHoursMinutes: 5700 }),
      ["2026-02-08", "off-hours", 5820, 5760],
    ],
    [
      "full before the month",
      before({ afternoonMinutes: 7300 }),
      ["2026-02-02", "afternoon", 7420, 7200],
    ],
    ["the year's afternoons below the warning", before({ earlierAfternoonMinutes: 7200 }), null],
    [
      "a half-year of 150 hours leaves 90 for the other",
      before({ earlierAfternoonMinutes: 9000, afternoonMinutes: 5281 }),
      ["2026-02-03", "afternoon", 5401, 5400],
    ],
    [
      "the whole year's afternoons used in the first half-year",
      before({ earlierAfternoonMinutes: 14_500 }),
      ["2026-02-02", "afternoon", 120, 0],
    ],
    [
      "a half-year of 120 Sunday hours leaves 72 for the other",
      before({ earlierOffHoursMinutes: 7200, offHoursMinutes: 4201 }),
      ["2026-02-08", "off-hours", 4321, 4320],
    ],
    ["the private-law year does not count for public law", before({ yearMinutes: 99_999 }), null],
  ])("%s", (_, rest, cap) => {
    const [day, counter, totalMinutes, mostMinutes, leftMinutes] = cap ?? [];
    const left = leftMinutes === undefined ? {} : { leftMinutes };
    const finding = [day, { counter, totalMinutes, mostMinutes, ...left }];
    expect(found("R14", days, rest)).toEqual(cap ? [finding] : []);
  });

  it("a half-year cap set to 150 hours still leaves 240 for the year", () => {
    const { parameters } = withParameters({ afternoonHalfYearMinutes: 9000 });
    const rest = {
      ...before({ earlierAfternoonMinutes: 9000, afternoonMinutes: 5400 }),
      parameters,
    };
    expect(found("R14", days, rest)).toEqual([
      ["2026-02-02", { counter: "afternoon", totalMinutes: 5520, mostMinutes: 5400 }],
    ]);
  });

  it.each([
    [
      "before its own day, which exceeds the cap",
      "2026-02-01",
      [["2026-02-02", { counter: "afternoon", totalMinutes: 7201, mostMinutes: 7200 }]],
    ],
    ["after its own day, and exceeds the cap", "2026-02-08", []],
  ])("counts what another contract of the person was allowed %s", (_, day, expected) => {
    const afternoon = { ...before({}).overtime.counters, afternoonMinutes: 7140 };
    const ofKind = { afternoon: 1, night: 0, "sunday-holiday": 0, completing: 0, private: 0 };
    const others = [{ contractId: "other", day, ofKind }];
    const rest = { overtime: { counters: afternoon, others } };
    expect(found("R14", days.slice(0, 2), rest)).toEqual(expected);
  });

  it("counts evening overtime at night as off hours, the rest as afternoon", () => {
    const evening = dayOf("2026-02-02", [timed("14:00-23:30")], {
      schedule: sevenDays("14:00-21:00"),
      allowances: [allowance("afternoon", 60), allowance("night", 90)],
    });
    const rest = before({ afternoonMinutes: 7200, offHoursMinutes: 5760 });
    expect(
      found("R14", [evening], rest).map(([, inputs]) => [
        inputs["counter"],
        inputs["totalMinutes"],
      ]),
    ).toEqual([
      ["afternoon", 7260],
      ["off-hours", 5850],
    ]);
  });
});
