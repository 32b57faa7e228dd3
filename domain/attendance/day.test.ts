import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { settleDay, type DayInput } from "./day.ts";
import { planOf } from "./schedule.ts";
import {
  anyIntervals,
  anyPlan,
  away,
  fiveDays,
  halfDay,
  holiday,
  leave,
  plan,
  resultOf,
  sevenDays,
  timed,
  whole,
  working,
} from "./testing.ts";
import type { DayPlan, DayResult, Interval } from "./types.ts";

const office = plan("7:30-15:30");
const split = plan("8:00-12:00 17:00-21:00");

const pieces = (intervals: Interval[], planned: DayPlan) =>
  settleDay(intervals, planned).map(({ kind, from, to }) => [kind, from, to]);

describe("a settled day", () => {
  it("replaces a whole day by the planned ranges", () => {
    expect(pieces([whole()], split)).toEqual([
      ["work", 480, 720],
      ["work", 1020, 1260],
    ]);
    expect(settleDay([leave("annual")], office)).toEqual([
      { kind: "absence", reason: "annual", from: 450, to: 930, mark: "typed" },
    ]);
  });

  it("leaves a whole day only the hours not taken by timed intervals", () => {
    expect(pieces([away("8:00-10:00", "annual"), whole()], office)).toEqual([
      ["work", 450, 480],
      ["absence", 480, 600],
      ["work", 600, 930],
    ]);
  });

  it("leaves no empty piece when timed hours start or end with the plan", () => {
    expect(pieces([timed("7:30-12:00"), leave("annual")], office)).toEqual([
      ["work", 450, 720],
      ["absence", 720, 930],
    ]);
  });

  it("adds neither a missing end nor hours on an unplanned day", () => {
    expect(pieces([timed("7:30-")], office)).toEqual([["work", 450, null]]);
    expect(pieces([leave("annual")], plan(""))).toEqual([]);
  });

  it("is unchanged when settled again", () => {
    fc.assert(
      fc.property(anyIntervals, anyPlan, (intervals, planned) => {
        const settled = settleDay(intervals, planned);
        expect(settleDay(settled, planned)).toEqual(settled);
      }),
    );
  });
});

describe("the minutes of a day", () => {
  it.each<[string, Interval[], Partial<DayResult>, Partial<DayInput>?]>([
    [
      "as planned",
      [whole()],
      { plannedMinutes: 480, workedMinutes: 480, overtimeMinutes: 0, balanceMinutes: 0 },
    ],
    [
      "half an hour beyond the plan",
      [timed("7:30-16:00")],
      { workedMinutes: 510, overtimeMinutes: 30, balanceMinutes: 0 },
    ],
    [
      "an hour late, and home an hour later",
      [timed("8:30-16:30")],
      { workedMinutes: 480, overtimeMinutes: 0, lateMinutes: 60, balanceMinutes: -45 },
    ],
    [
      "called in on a day of leave",
      [leave("annual"), timed("17:00-20:00")],
      { workedMinutes: 180, absencePaidMinutes: 480, overtimeMinutes: 180 },
    ],
    [
      "hours of leave",
      [away("7:30-9:30", "annual"), timed("9:30-15:30")],
      { reason: "annual", workedMinutes: 360, absencePaidMinutes: 120, balanceMinutes: 0 },
    ],
    [
      "hours of strike",
      [away("11:30-15:30", "strike"), timed("7:30-11:30")],
      { absenceUnpaidMinutes: 240, absencePaidMinutes: 0, balanceMinutes: 0 },
    ],
    [
      "an hour of strike before a day of leave, which gives the label",
      [away("7:30-8:30", "strike"), leave("annual")],
      { label: "leave", reason: "annual", absenceUnpaidMinutes: 60, absencePaidMinutes: 420 },
    ],
    [
      "hours paid by another count as paid",
      [away("7:30-11:30", "parental"), away("11:30-12:30", "annual"), timed("12:30-15:30")],
      { reason: "parental", absencePaidMinutes: 300, absenceThirdPartyMinutes: 240 },
    ],
    [
      "leave outside the plan does not count",
      [away("16:00-18:00", "annual"), whole()],
      { absencePaidMinutes: 0, overtimeMinutes: 0 },
    ],
    [
      "sickness",
      [leave("sick")],
      { absenceSickMinutes: 480, absencePaidMinutes: 0, workedMinutes: 0 },
    ],
    ["unjustified", [leave("absent")], { unjustifiedMinutes: 480, absenceUnpaidMinutes: 0 }],
    [
      "a reason that counts as presence",
      [leave("away")],
      { workedMinutes: 480, absencePaidMinutes: 0, reason: "away" },
    ],
    [
      "telework beside work",
      [timed("7:30-11:30"), timed("11:30-15:30", "telework")],
      { workedMinutes: 480, teleworkMinutes: 240 },
    ],
    [
      "a recorded break",
      [timed("7:30-12:00"), timed("12:00-12:20", "break"), timed("12:20-15:30")],
      { workedMinutes: 460, awayMinutes: 0, balanceMinutes: 0 },
    ],
    [
      "a missing punch",
      [timed("7:45-")],
      { workedMinutes: 0, lateMinutes: 0, balanceMinutes: null },
    ],
    [
      "a missing punch after a whole range",
      [timed("8:00-12:00"), timed("17:00-")],
      { workedMinutes: 240, overtimeMinutes: 0, balanceMinutes: null },
      { plan: split },
    ],
    ["a pending day", [], { workedMinutes: 0, earlyMinutes: 0, balanceMinutes: null }],
    ["a free Sunday", [], { plannedMinutes: 0, balanceMinutes: 0 }, { plan: plan("") }],
  ])("%s", (_, intervals, expected, rest = {}) => {
    expect(resultOf(intervals, rest)).toMatchObject(expected);
  });

  it.each<[string, Interval[], Partial<DayResult>]>([
    ["as planned", [whole()], { plannedMinutes: 450, workedMinutes: 450, overtimeMinutes: 0 }],
    [
      "the break taken on time",
      [timed("7:30-12:00"), timed("12:30-15:30")],
      { workedMinutes: 450, awayMinutes: 0 },
    ],
    ["a shorter break", [timed("7:30-12:00"), timed("12:10-15:30")], { workedMinutes: 450 }],
    [
      "a longer break",
      [timed("7:30-12:00"), timed("13:00-15:30")],
      { workedMinutes: 420, awayMinutes: 30 },
    ],
    ["a whole day of leave", [leave("annual")], { absencePaidMinutes: 450, workedMinutes: 0 }],
    [
      "two hours at work, the rest leave",
      [timed("7:30-9:30"), leave("annual")],
      { workedMinutes: 120, absencePaidMinutes: 330 },
    ],
    [
      "seven hours at work, the rest leave",
      [timed("7:30-14:30"), leave("annual")],
      { workedMinutes: 390, absencePaidMinutes: 60 },
    ],
    [
      "four hours and a quarter",
      [timed("7:30-11:45"), leave("annual")],
      { workedMinutes: 240, absencePaidMinutes: 210 },
    ],
    ["four hours, then home", [timed("7:30-11:30")], { workedMinutes: 240, earlyMinutes: 240 }],
    [
      "two absences of equal length: the first bears the break",
      [away("7:30-11:30", "annual"), away("11:30-15:30", "sick")],
      { absencePaidMinutes: 210, absenceSickMinutes: 240 },
    ],
    [
      "two absences: the longer bears the break although it is second",
      [away("7:30-11:00", "annual"), away("11:00-15:30", "sick")],
      { absencePaidMinutes: 210, absenceSickMinutes: 240 },
    ],
  ])("with a break of 30 minutes: %s", (_, intervals, expected) => {
    expect(resultOf(intervals, { plan: plan("7:30-15:30", 30) })).toMatchObject(expected);
  });

  it("give no deficit when leaving at 13:00 on Christmas Eve", () => {
    const eve = planOf(fiveDays("7:30-15:30"), "2026-12-24", halfDay);
    const input = { day: "2026-12-24", plan: eve, nature: halfDay, nextNature: holiday };
    expect(resultOf([timed("7:30-13:00")], input)).toMatchObject({
      label: "present",
      workedMinutes: 330,
      balanceMinutes: 0,
    });
    expect(resultOf([timed("7:30-12:30")], input).balanceMinutes).toBe(-30);
  });

  it.each([
    ["2026-03-28", 420, 420],
    ["2026-10-24", 540, 540],
    ["2026-06-06", 480, 480],
  ])("of a night shift that begins on %s are %i, all night work", (day, worked, byNight) => {
    const planned = planOf(sevenDays("22:00-6:00"), day, working);
    const found = resultOf([whole()], { day, plan: planned });
    expect(found).toMatchObject({
      workedMinutes: worked,
      nightMinutes: byNight,
      overtimeMinutes: 0,
      balanceMinutes: 0,
    });
    expect(found.sundayHolidayMinutes).toBe(worked - 120);
  });
});

const broken = (to: string) => [
  timed("7:30-11:30"),
  timed(`11:30-${to}`, "break"),
  timed(`${to}-15:30`),
];

it("a recorded break that the schedule pays counts as work up to the paid length", () => {
  const paid = planOf(
    fiveDays("7:30-15:30", { breakMinutes: 20, breakIsPaid: true }),
    "2026-01-05",
    working,
  );
  const worked = (to: string) => resultOf(broken(to), { plan: paid });
  expect(paid.minutes).toBe(480);
  expect(worked("11:50")).toMatchObject({ workedMinutes: 480, balanceMinutes: 0 });
  expect(worked("12:00").workedMinutes).toBe(470);
});
