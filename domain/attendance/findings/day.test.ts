import { describe, expect, it } from "vitest";
import type { WorkRegime } from "../../contracts/employment-type.ts";
import type { OvertimeAllowance } from "../../overtime/approve.ts";
import { weekday } from "../../calendar/day.ts";
import { away, fiveDays, leave, plan, scheduleOf, sevenDays, timed, whole } from "../testing.ts";
import type { Interval, Schedule } from "../types.ts";
import { findingsOfDay, findingsOfMonth } from "./all.ts";
import type { FindingDay } from "./frame.ts";
import { defaultParameters } from "./parameters.ts";
import {
  allowance,
  besides,
  dayOf,
  daysOf,
  frame,
  inputsOf,
  month,
  office,
  withoutAllowances,
  withParameters,
} from "./testing.ts";

const monday = "2026-01-05";
const tuesday = "2026-01-06";

it("an ordinary day has no findings", () => {
  const days = [dayOf(monday, [whole()]), dayOf(tuesday, [timed("7:23-15:38")])];
  expect(
    days.flatMap((day, index) => findingsOfDay(day, days[index - 1] ?? null, frame())),
  ).toEqual([]);
});

const on = (day: string, text: string) => dayOf(day, text ? [timed(text)] : [], { plan: plan("") });

describe("R01, eleven hours between two days", () => {
  it.each<[string, Interval[], Interval[], number | null]>([
    ["just enough", [timed("14:00-22:00")], [timed("9:00-15:30")], null],
    ["a minute less", [timed("14:00-22:01")], [timed("9:00-15:30")], 659],
    ["a night into the next morning", [timed("22:00-6:00")], [timed("14:00-20:00")], 480],
    ["no rest at all", [timed("22:00-6:00")], [timed("5:00-9:00")], 0],
    ["leave is not work", [timed("14:00-23:00")], [leave("annual")], null],
    ["an unknown departure is not work", [timed("14:00-")], [timed("7:30-15:30")], null],
  ])("%s", (_, before, after, restMinutes) => {
    const found = inputsOf("R01", dayOf(tuesday, after), dayOf(monday, before));
    expect(found).toEqual(restMinutes === null ? [] : [{ restMinutes, leastMinutes: 660 }]);
  });

  it.each<[string, string, string, string, string, number | null]>([
    ["evening there, morning here", "", "16:00-24:00", "6:00-12:00", "", 360],
    ["evening here, morning there, reported there", "16:00-24:00", "", "", "6:00-12:00", null],
    ["morning there before the one here", "16:00-24:00", "", "9:00-12:00", "6:00-9:00", null],
    ["equally late there and here", "8:00-12:00", "12:00-20:00", "7:00-8:00", "", 660],
  ])("under two employments: %s", (_, here, there, hereAfter, thereAfter, restMinutes) => {
    const before = besides(on(monday, here), on(monday, there));
    const found = inputsOf("R01", besides(on(tuesday, hereAfter), on(tuesday, thereAfter)), before);
    const isTold = restMinutes !== null && restMinutes < 660;
    expect(found).toEqual(isTold ? [{ restMinutes, leastMinutes: 660 }] : []);
  });

  it.each([
    ["2026-03-28", "2026-03-29", [{ restMinutes: 630, leastMinutes: 660 }]],
    ["2026-10-24", "2026-10-25", []],
    ["2026-01-05", "2026-01-07", []],
  ])("from %s to %s, on the wall clock from 19:30 to 07:00", (before, after, expected) => {
    const previous = dayOf(before, [whole()], { schedule: sevenDays("11:30-19:30") });
    const day = dayOf(after, [whole()], { schedule: sevenDays("7:00-10:00") });
    expect(inputsOf("R01", day, previous)).toEqual(expected);
  });
});

const broken = (from: string, to: string) => [
  timed(`7:30-${from}`),
  timed(`${from}-${to}`, "break"),
  timed(`${to}-15:30`),
];

describe("R04, work without a pause", () => {
  const short = fiveDays("8:00-12:00");
  const paid = { breakMinutes: 20, breakIsPaid: true };
  // Law 4808/2021, article 56: a break of 15 to 30 minutes where the day is longer than four hours in a row.
  it.each<[string, Interval[], number | null, Schedule?, WorkRegime?]>([
    ["eight hours, as planned without a break", [whole()], null],
    ["half an hour beyond a plan of four hours", [timed("8:00-12:30")], 270, short],
    ["four hours as planned", [whole()], null, short],
    ["an unplanned Saturday", [timed("8:00-14:00")], 360, scheduleOf([",,,,,,"])],
    [
      "two adjoining kinds of work",
      [timed("8:00-11:00"), timed("11:00-14:00", "telework")],
      360,
      short,
    ],
    [
      "four hours, a pause, then three and a half",
      [timed("7:30-11:30"), timed("11:50-15:20")],
      null,
      short,
    ],
    ["a recorded break of fifteen minutes", broken("11:30", "11:45"), null],
    ["a recorded break late in the day", broken("14:00", "14:15"), null],
    ["a recorded break at the end", [timed("7:30-15:10"), timed("15:10-15:30", "break")], 460],
    ["a recorded break at the beginning", [timed("7:30-7:50", "break"), timed("7:50-15:30")], 460],
    [
      "a recorded break at the end, although the schedule has one",
      [whole(), timed("15:10-15:30", "break")],
      460,
      fiveDays("7:30-15:30", paid),
    ],
    [
      "a quarter in the middle and one at the end",
      [
        ...broken("11:30", "11:45").slice(0, 2),
        timed("11:45-15:15"),
        timed("15:15-15:30", "break"),
      ],
      null,
    ],
    ["a recorded break that is too short", broken("14:00", "14:10"), 390],
    [
      "a break too short, although the schedule has a longer one",
      broken("14:00", "14:10"),
      390,
      fiveDays("7:30-15:30", paid),
    ],
    [
      "an unpaid break of the schedule",
      [whole()],
      null,
      fiveDays("7:30-16:00", { breakMinutes: 30 }),
    ],
    ["a paid break of the schedule", [whole()], null, fiveDays("7:30-15:30", paid)],
    ["public servants do not record their break", [whole()], null, office, "public"],
    ["nor when they stay longer", [timed("7:30-19:30")], null, office, "public"],
    ["a contract for work", [whole()], null, office, "none"],
  ])("%s", (_, intervals, continuousMinutes, schedule = office, regime = "private") => {
    const found = inputsOf("R04", dayOf(monday, intervals, { schedule }), null, frame({ regime }));
    expect(found).toEqual(
      continuousMinutes === null ? [] : [{ continuousMinutes, mostMinutes: 240 }],
    );
  });

  it("reports a schedule without a break once, without day or contract", () => {
    const days = daysOf("2026-02-02", "2026-02-13", (day) => (weekday(day) < 6 ? [whole()] : []));
    const findings = findingsOfMonth(month(days, { regime: "private" }));
    expect(findings.filter(({ rule }) => rule === "R04")).toEqual([
      {
        rule: "R04",
        level: "information",
        contractId: null,
        date: null,
        inputs: { continuousMinutes: 480, mostMinutes: 240, schedule: "schedule" },
      },
    ]);
  });

  it("does not report a schedule under which nobody worked", () => {
    const days = daysOf("2026-02-02", "2026-02-06", () => [leave("annual")]);
    const findings = findingsOfMonth(month(days, { regime: "private" }));
    expect(findings.filter(({ rule }) => rule === "R04")).toEqual([]);
  });

  it("does not report a schedule with breaks, recorded or planned", () => {
    const recorded = daysOf("2026-02-02", "2026-02-06", () => broken("11:30", "11:50"));
    const foreseen = daysOf("2026-02-09", "2026-02-13", () => [whole()], {
      schedule: fiveDays("7:30-15:30", paid),
    });
    const findings = findingsOfMonth(month([...recorded, ...foreseen], { regime: "private" }));
    expect(findings.filter(({ rule }) => rule === "R04")).toEqual([]);
  });
});

describe("R05, night work", () => {
  it.each<[string, string, [worked: number, night: number] | null]>([
    ["eight hours", "22:00-6:00", null],
    ["nine hours", "22:00-7:00", [540, 480]],
    ["long, with three hours by night", "16:00-1:00", [540, 180]],
    ["long, with less by night", "15:00-0:30", null],
  ])("%s: %s", (_, text, expected) => {
    const found = inputsOf("R05", dayOf(monday, [whole()], { schedule: sevenDays(text) }));
    const inputs = expected && {
      workedMinutes: expected[0],
      nightMinutes: expected[1],
      mostMinutes: 480,
    };
    expect(found).toEqual(inputs ? [inputs] : []);
  });
});

it("R05 does not apply to contracts for work", () => {
  const day = dayOf(monday, [whole()], { schedule: sevenDays("22:00-7:00") });
  expect(inputsOf("R05", day, null, frame({ regime: "none" }))).toEqual([]);
});

describe("R09, a missing punch", () => {
  it.each<[Interval[], object]>([
    [[timed("7:30-")], { missing: "departure", knownMinute: 450, count: 1 }],
    [[timed("-15:30")], { missing: "arrival", knownMinute: 930, count: 1 }],
    [[timed("-12:00"), timed("13:00-")], { missing: "arrival", knownMinute: 720, count: 2 }],
  ])("%j", (intervals, inputs) => {
    const findings = findingsOfDay(dayOf(monday, intervals), null, frame());
    expect(findings).toEqual([
      { rule: "R09", level: "error", contractId: "contract", date: monday, inputs },
    ]);
  });
});

describe("other rules of a single day", () => {
  const worked = (hours: string, ...allowances: OvertimeAllowance[]) =>
    dayOf(monday, [timed(hours)], { allowances });
  it.each<[string, string, FindingDay, object[]]>([
    ["R11", "thirteen hours", worked("7:00-20:00"), []],
    ["R11", "a minute more", worked("7:00-20:01"), [{ workedMinutes: 781, mostMinutes: 780 }]],
    ["R13", "half an hour beyond the plan", worked("7:30-16:00"), []],
    ["R13", "a minute more", worked("7:30-16:01"), [{ overtimeMinutes: 31, approvedMinutes: 0 }]],
    [
      "R13",
      "two hours covered by a decision",
      worked("7:30-17:30", allowance("afternoon", 120)),
      [],
    ],
    [
      "R13",
      "more than the decision",
      worked("7:30-18:30", allowance("afternoon", 120)),
      [{ overtimeMinutes: 180, approvedMinutes: 120, decisions: "12/2026", exceededMinutes: 60 }],
    ],
    [
      "R13",
      "a decision with all hours spent",
      worked("7:30-17:30", allowance("afternoon", 0)),
      [{ overtimeMinutes: 120, approvedMinutes: 0, decisions: "12/2026", exceededMinutes: 120 }],
    ],
    [
      "R13",
      "a decision for nights only",
      worked("7:30-17:30", allowance("night", 120)),
      [{ overtimeMinutes: 120, approvedMinutes: 0, decisions: "12/2026", exceededMinutes: 120 }],
    ],
    [
      "R13",
      "a decision that completes the hours, not overtime",
      worked("7:30-17:30", allowance("completing", 120)),
      [{ overtimeMinutes: 120, approvedMinutes: 0 }],
    ],
    ["R13", "decisions that are not considered", withoutAllowances(worked("7:30-17:30")), []],
    [
      "R17",
      "hours that fill the day",
      dayOf(monday, [away("7:30-11:30", "annual"), away("11:30-15:30", "sick")]),
      [],
    ],
    [
      "R17",
      "hours beside a whole day",
      dayOf(monday, [leave("annual"), away("8:00-9:00", "sick")]),
      [],
    ],
    [
      "R17",
      "more hours than the day has",
      dayOf(monday, [away("7:00-11:30", "annual"), away("11:30-15:30", "sick")]),
      [{ absenceMinutes: 510, plannedMinutes: 480 }],
    ],
    [
      "R17",
      "two whole days",
      dayOf(monday, [leave("annual"), leave("sick")]),
      [{ absenceMinutes: 960, plannedMinutes: 480 }],
    ],
  ])("%s: %s", (rule, _, day, expected) => expect(inputsOf(rule, day)).toEqual(expected));
});

it("R11 adds up the hours of two employments and is reported on the one that ends the day", () => {
  const [morning, evening] = ["7:00-14:00", "15:00-22:00"].map((text) =>
    dayOf(monday, [timed(text)]),
  );
  if (!morning || !evening) throw new TypeError("Two days are given");
  expect(inputsOf("R11", besides(evening, morning))).toEqual([
    { workedMinutes: 840, mostMinutes: 780 },
  ]);
  expect(inputsOf("R11", besides(morning, evening))).toEqual([]);
});

describe("the rules in force", () => {
  const late = dayOf(monday, [timed("14:00-23:00")]);
  const early = dayOf(tuesday, [timed("7:30-15:30")]);

  it("use the body's levels and figures, and leave out a rule that is off", () => {
    const levels = { ...defaultParameters.levels, R01: "error" as const };
    const strict = withParameters({ levels, dailyRestMinutes: 600 });
    expect(
      findingsOfDay(early, late, strict).map(({ rule, level, inputs }) => [rule, level, inputs]),
    ).toEqual([["R01", "error", { restMinutes: 510, leastMinutes: 600 }]]);
    const off = withParameters({ levels: { ...levels, R01: "off" } });
    expect(findingsOfDay(early, late, off)).toEqual([]);
  });

  it("exclude working time for contracts for work", () => {
    const day = dayOf(tuesday, [timed("5:00-19:00")], { elsewhere: [timed("7:00-8:00")] });
    expect(rulesOf(day, late, frame())).toEqual(["R01", "R08", "R11", "R13"]);
    expect(rulesOf(day, late, frame({ regime: "none" }))).toEqual(["R08"]);
  });
});

function rulesOf(...args: Parameters<typeof findingsOfDay>): string[] {
  return findingsOfDay(...args).map(({ rule }) => rule);
}
