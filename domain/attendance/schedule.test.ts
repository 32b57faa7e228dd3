import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/day.ts";
import {
  planOf,
  planOfContract,
  refusalToSchedule,
  weeklyMinutesOf,
  type ScheduleRefusal,
} from "./schedule.ts";
import {
  clock,
  closure,
  fiveDays,
  halfDay,
  holiday,
  scheduleOf,
  sevenDays,
  ranges,
  term,
  working,
} from "./testing.ts";
import type { DayNature, Schedule } from "./types.ts";

const office = fiveDays("7:30-15:30");
const guards = sevenDays("22:00-6:00", { worksHolidays: true });
const sixDays = (day: string) => scheduleOf([`${day},${day},${day},${day},${day},${day},`]);
const turns = scheduleOf(["6:00-14:00,,,,,6:00-14:00,6:00-14:00", "14:00-22:00,,,,,,"]);

const eve = "2026-12-24";
const nothing = ",,,,,,";
const pieces = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index}:00-${index}:30`).join(" ");

const withSundays: Schedule = {
  ...office,
  weeks: office.weeks.map((week) => week.with(6, week[0] ?? [])),
};

describe("the plan of a schedule for a day", () => {
  it.each<[string, Schedule, string, DayNature, string, string]>([
    ["an ordinary Monday", office, "2026-01-05", working, "work", "7:30-15:30"],
    [
      "a split shift typed in reverse",
      fiveDays("17:00-21:00 8:00-12:00"),
      "2026-01-05",
      working,
      "work",
      "8:00-12:00 17:00-21:00",
    ],
    ["a Saturday", office, "2026-01-10", working, "weekend", ""],
    ["a Saturday off in a rota with Sundays", withSundays, "2026-01-10", working, "rest", ""],
    ["a holiday", office, "2026-01-06", holiday, "holiday", ""],
    ["a holiday on a Saturday", office, "2026-08-15", holiday, "holiday", ""],
    ["a closure", office, "2026-08-10", closure, "closure", ""],
    ["Christmas Eve", office, eve, halfDay, "half", "7:30-13:00"],
    ["a half day of an evening shift", fiveDays("14:00-22:00"), eve, halfDay, "holiday", ""],
    ["a half day of a shift from 13:00", fiveDays("13:00-21:00"), eve, halfDay, "holiday", ""],
    [
      "a half day of a split shift",
      fiveDays("8:00-12:00 17:00-21:00"),
      eve,
      halfDay,
      "half",
      "8:00-12:00",
    ],
    ["a half day of a six-day week", sixDays("7:30-14:10"), eve, halfDay, "half", "7:30-12:00"],
    [
      "a half day without a stop for six-day weeks",
      sixDays("7:30-14:10"),
      eve,
      { kind: "half", title: "half day", stopMinute: 780 },
      "half",
      "7:30-13:00",
    ],
    ["guards on a holiday", guards, "2026-01-06", holiday, "work", "22:00-6:00"],
    ["guards on Christmas Eve", guards, eve, halfDay, "half", "22:00-6:00"],
    ["guards in a closure", guards, "2026-08-10", closure, "closure", ""],
    ["a Tuesday off in a rota", turns, "2026-01-06", working, "rest", ""],
    ["a Saturday worked in a rota", turns, "2026-01-10", working, "work", "6:00-14:00"],
    ["the second week of the rota", turns, "2026-01-12", working, "work", "14:00-22:00"],
    ["the rota repeats", turns, "2026-01-19", working, "work", "6:00-14:00"],
    ["the week before the anchor", turns, "2025-12-29", working, "work", "14:00-22:00"],
  ])("%s", (_, schedule, day, nature, kind, text) => {
    const found = planOf(schedule, day, nature);
    expect(found.kind).toBe(kind);
    expect(found.ranges).toEqual(ranges(text));
  });

  it.each([
    ["2026-03-28", 420],
    ["2026-10-24", 540],
    ["2026-06-06", 480],
  ])("a night shift that begins on %s lasts %i minutes", (day, minutes) => {
    expect(planOf(guards, day, working).minutes).toBe(minutes);
  });

  it("moves a time skipped in the spring night by the same minutes after midnight", () => {
    const early = sevenDays("3:30-8:00");
    expect(planOf(early, "2026-03-29", working).ranges).toEqual([{ from: 210, to: 420 }]);
  });

  it("subtracts the break only from a day of more than four hours", () => {
    const withBreak = scheduleOf(["7:30-15:30,8:00-12:00,8:00-12:10,,,,"], { breakMinutes: 30 });
    const minutes = ["2026-01-05", "2026-01-06", "2026-01-07"].map(
      (day) => planOf(withBreak, day, working).minutes,
    );
    expect(minutes).toEqual([450, 240, 240]);
  });
});

describe("the plan of a contract for a day", () => {
  const schedules = new Map([
    ["early", fiveDays("7:00-15:00", { id: "early" })],
    ["late", fiveDays("9:00-17:00", { id: "late" })],
  ]);
  const contract = { startDate: "2026-01-07", endDate: "2026-12-31" };
  const terms = [
    term("spring", "2026-01-07", "2026-06-30", { scheduleId: "early" }),
    term("summer", "2026-07-01", null, { scheduleId: "late" }),
  ];
  const on = (day: string) => planOfContract(terms, schedules, contract, day, working);

  it("follows the arrival declared from 1 July", () => {
    expect(on("2026-06-30").plan.ranges).toEqual(ranges("7:00-15:00"));
    expect(on("2026-06-30").term?.id).toBe("spring");
    expect(on("2026-07-01").plan.ranges).toEqual(ranges("9:00-17:00"));
    expect(on("2026-07-01").term?.id).toBe("summer");
  });

  it("is empty before the contract, after it, between terms and without a schedule", () => {
    expect(on("2026-01-06")).toEqual({ plan: planOutside, term: null });
    expect(on("2027-01-01")).toEqual({ plan: planOutside, term: null });
    const lonely = [term("unknown", "2026-01-07", null, { scheduleId: "nowhere" })];
    const found = planOfContract(lonely, schedules, contract, "2026-02-02", working);
    expect([found.plan.kind, found.term?.id]).toEqual(["outside", "unknown"]);
  });

  it("of two contracts in one month cover adjoining days without overlap", () => {
    const first = { startDate: "2026-05-01", endDate: "2026-05-14" };
    const second = { startDate: "2026-05-15", endDate: "2026-05-31" };
    const days = Array.from({ length: 31 }, (_, index) => addDays("2026-05-01", index));
    const inside = (span: typeof first) =>
      days.filter(
        (day) =>
          planOfContract(
            [term("t", "2026-05-01", null, { scheduleId: "early" })],
            schedules,
            span,
            day,
            working,
          ).plan.kind !== "outside",
      );
    expect([...inside(first), ...inside(second)]).toEqual(days);
  });

  const planOutside = { kind: "outside", ranges: [], minutes: 0, breakMinutes: 0 };
});

describe("a schedule", () => {
  it.each([
    [office, 2400],
    [fiveDays("7:30-15:30", { breakMinutes: 30 }), 2250],
    [turns, 960],
    [scheduleOf([]), 0],
  ])("plans the expected minutes of a week", (schedule, minutes) =>
    expect(weeklyMinutesOf(schedule)).toBe(minutes),
  );

  it.each<[ScheduleRefusal | null, Schedule]>([
    [null, office],
    [null, guards],
    [null, scheduleOf([`0:00-24:00${nothing}`])],
    [null, sevenDays("8:00-8:00")],
    [null, fiveDays("17:00-21:00 8:00-12:00")],
    [null, scheduleOf([`${pieces(4)}${nothing}`])],
    [null, scheduleOf([...Array.from({ length: 11 }, () => nothing), `7:30-15:30${nothing}`])],
    ["no-hours", scheduleOf([nothing])],
    ["no-hours", scheduleOf(Array.from({ length: 12 }, () => nothing))],
    ["anchor-not-monday", { ...office, anchor: "2026-01-06" }],
    ["weeks-out-of-range", scheduleOf([])],
    ["weeks-out-of-range", scheduleOf(Array.from({ length: 13 }, () => nothing))],
    ["week-without-seven-days", scheduleOf(["7:30-15:30"])],
    ["week-without-seven-days", scheduleOf([nothing, "7:30-15:30"])],
    ["too-many-stretches", scheduleOf([`${pieces(5)}${nothing}`])],
    ["stretch-out-of-range", { ...office, weeks: oneRange(clock("8:00"), clock("8:00")) }],
    ["stretch-out-of-range", { ...office, weeks: oneRange(clock("8:00"), clock("32:01")) }],
    ["stretch-out-of-range", { ...office, weeks: oneRange(-1, 60) }],
    ["stretch-out-of-range", { ...office, weeks: oneRange(1440, 1500) }],
    ["stretch-out-of-range", { ...office, weeks: oneRange(450.5, 900) }],
    ["overlapping-stretches", scheduleOf(["8:00-12:00 11:00-15:00,,,,,,"])],
    ["overlapping-stretches", scheduleOf(["22:00-6:00,5:00-13:00,,,,,"])],
    ["overlapping-stretches", scheduleOf(["5:00-13:00,,,,,,22:00-6:00"])],
    [
      "overlapping-stretches",
      scheduleOf([nothing, "5:00-13:00,,,,,,", ",,,,,,", "22:00-6:00,4:00-5:00,,,,,"]),
    ],
    ["break-out-of-range", { ...office, breakMinutes: 241 }],
    ["break-out-of-range", { ...office, breakMinutes: -1 }],
    [
      "balance-out-of-range",
      fiveDays("7:30-15:30", {
        balance: { compensationCapMinutes: -1, creditEarlyArrival: false, graceMinutes: 0 },
      }),
    ],
  ])("%s", (refusal, schedule) => expect(refusalToSchedule(schedule)).toBe(refusal));
});

function oneRange(from: number, to: number): Schedule["weeks"] {
  return [[[{ from, to }], [], [], [], [], [], []]];
}
