import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instantAt } from "../calendar/zone.ts";
import { dayOf, inputsOf, withParameters } from "./findings/testing.ts";
import { pairPunches, type Punch } from "./punches.ts";
import { anyPlan, clock, plan } from "./testing.ts";
import type { DayPlan } from "./types.ts";

const day = "2026-01-07";
const office = plan("7:30-15:30");
const split = plan("8:00-12:00 17:00-21:00");
const shortPause = plan("8:00-12:00 14:30-18:00");
const night = plan("22:00-6:00");
const free = plan("");

/** `7:23`, or `in 7:23`, or with seconds `7:23:40`. */
function punch(text: string): Punch {
  const [time = "", direction] = text.split(" ").toReversed();
  const [hours, minutes, seconds = "00"] = time.split(":");
  const at = instantAt(day, clock(`${hours}:${minutes}`)).replace(":00.000Z", `:${seconds}Z`);
  return direction === "in" || direction === "out" ? { at, direction } : { at };
}

/** `450-930`, `450-` or `-930`. */
function paired(texts: readonly string[], planned: DayPlan): string[] {
  const { intervals } = pairPunches(texts.map(punch), day, planned, 60);
  return intervals.map(({ from, to }) => `${from ?? ""}-${to ?? ""}`);
}

describe("punches without direction", () => {
  it.each<[string, DayPlan, string[], string[]]>([
    ["a whole day", office, ["7:23", "15:38"], ["443-938"]],
    ["in any order", office, ["15:38", "7:23"], ["443-938"]],
    ["seconds are dropped", office, ["7:30:59", "15:30:59"], ["450-930"]],
    ["one punch near the arrival", office, ["7:40"], ["460-"]],
    ["one punch near the departure", office, ["15:00"], ["-900"]],
    ["one punch in the middle is an arrival", office, ["11:30"], ["690-"]],
    ["first to last punch", office, ["7:30", "10:00", "12:00", "15:30"], ["450-930"]],
    ["an odd number of punches", office, ["7:30", "12:00", "15:30"], ["450-930"]],
    [
      "a split day keeps its parts",
      split,
      ["8:00", "12:05", "17:00", "21:00"],
      ["480-725", "1020-1260"],
    ],
    [
      "a split day without its last departure",
      split,
      ["8:00", "12:00", "17:05"],
      ["480-720", "1025-"],
    ],
    ["only the evening of a split day", split, ["16:55", "21:02"], ["1015-1262"]],
    [
      "a pause under three hours does not split the day",
      shortPause,
      ["8:00", "12:00", "14:30", "18:00"],
      ["480-1080"],
    ],
    ["over midnight", night, ["21:55", "30:04"], ["1315-1804"]],
    ["two pairs on a day off", free, ["9:00", "11:00", "12:00", "13:00"], ["540-660", "720-780"]],
    ["three punches on a day off", free, ["9:00", "11:00", "12:00"], ["540-660", "720-"]],
    ["no punches", office, [], []],
  ])("%s", (_, planned, punches, expected) => expect(paired(punches, planned)).toEqual(expected));

  it("count from midnight if they come just before it", () => {
    const [interval] = pairPunches(
      [{ at: instantAt(day, -5) }],
      day,
      plan("0:00-8:00"),
      60,
    ).intervals;
    expect(interval).toEqual({ kind: "work", from: 0, to: null, mark: "device" });
  });
});

describe("punches with direction", () => {
  it.each<[string, string[], string[]]>([
    ["out and in again", ["in 7:30", "out 10:00", "in 12:00", "out 15:30"], ["450-600", "720-930"]],
    [
      "a missing departure before the next arrival",
      ["in 7:30", "in 12:00", "out 15:30"],
      ["450-", "720-930"],
    ],
    ["a departure without arrival", ["out 12:00", "in 13:00", "out 15:30"], ["-720", "780-930"]],
    ["a last arrival without departure", ["in 7:30", "out 12:00", "in 13:00"], ["450-720", "780-"]],
    ["an early departure is not an arrival", ["out 7:40"], ["-460"]],
    ["one with unknown direction", ["in 7:30", "10:00", "out 15:30"], ["450-930"]],
  ])("%s", (_, punches, expected) => expect(paired(punches, office)).toEqual(expected));
});

it("pairing reports what it leaves out: a repeated press and the punches between", () => {
  const texts = ["7:30:00", "7:31:00", "7:32:30", "15:30:00", "15:30:20"];
  const { intervals, duplicates, between } = pairPunches(texts.map(punch), day, office, 60);
  expect(intervals.map(({ from, to }) => [from, to])).toEqual([[450, 930]]);
  expect(duplicates).toEqual([punch("7:31:00"), punch("15:30:20")]);
  expect(between).toEqual([punch("7:32:30")]);
});

it.each<[number, string[], number]>([
  [60, ["450-454"], 0],
  [239, ["450-454"], 0],
  [240, ["450-"], 1],
  [300, ["450-"], 1],
])(
  "a punch within %i seconds of another is ignored and counted by R10",
  (seconds, expected, count) => {
    const punches = ["7:30", "7:34"].map(punch);
    const { intervals } = pairPunches(punches, day, office, seconds);
    expect(intervals.map(({ from, to }) => `${from ?? ""}-${to ?? ""}`)).toEqual(expected);
    const dayPunches = punches.map(({ at }) => ({
      at,
      clockOffsetSeconds: null,
      distanceMeters: null,
    }));
    const findings = inputsOf(
      "R10",
      dayOf(day, [], { punches: dayPunches }),
      null,
      withParameters({ duplicateSeconds: seconds }),
    );
    expect(findings).toEqual(count === 0 ? [] : [{ count, seconds }]);
  },
);

it("pairing invents no time and loses no punch", () => {
  const punches = fc.array(
    fc.record({
      at: fc.integer({ min: 0, max: 2880 * 60 }).map((second) => {
        return new Date(Date.parse(instantAt(day, 0)) + second * 1000).toISOString();
      }),
      direction: fc.constantFrom("in" as const, "out" as const, "unknown" as const),
    }),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(punches, anyPlan, (all, planned) => {
      const { intervals, duplicates, between } = pairPunches(all, day, planned, 60);
      const ends = intervals.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null);
      expect(ends.length + duplicates.length + between.length).toBe(all.length);
      const punched = new Set(all.map(({ at }) => minuteOf(at)));
      expect(ends.every((end) => punched.has(end))).toBe(true);
    }),
  );
});

function minuteOf(at: string): number {
  return Math.floor((Date.parse(at) - Date.parse(instantAt(day, 0))) / 60_000);
}
