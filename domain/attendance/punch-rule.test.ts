import * as fc from "fast-check";
import { expect, it, describe } from "vitest";
import {
  noPunchRule,
  type PunchRule,
  punchRoundings,
  punchRuleOn,
  roundedTimes,
} from "./punch-rule.ts";
import { anyPlan, clock, plan } from "./testing.ts";
import type { DayPlan, Interval } from "./types.ts";

const office = plan("7:30-15:30");
const split = plan("8:00-12:00 17:00-21:00");
const night = plan("22:00-6:00");
const free = plan("");

const quarter: PunchRule = { rounding: "quarter", graceMinutes: 0 };
const quarterWithGrace: PunchRule = { rounding: "quarter", graceMinutes: 10 };
const toPlan: PunchRule = { rounding: "plan", graceMinutes: 10 };

/** `7:23-15:38`, with an end left out where it is missing. */
function punched(text: string): Interval[] {
  return text.split(" ").map((part) => {
    const [from = "", to = ""] = part.split("-");
    return { kind: "work", from: minute(from), to: minute(to), mark: "device" };
  });
}

const minute = (end: string) => (end === "" ? null : clock(end));
const timesText = (intervals: readonly Interval[]) =>
  intervals.map(({ from, to }) => `${textOf(from)}-${textOf(to)}`).join(" ");
const textOf = (minute: number | null) =>
  minute === null ? "" : `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

describe("rounding of punched times", () => {
  it.each<[string, PunchRule, DayPlan, string, string]>([
    ["no rule", noPunchRule, office, "7:23-15:38", "7:23-15:38"],
    [
      "no rounding means no grace",
      { ...noPunchRule, graceMinutes: 10 },
      office,
      "7:31-15:29",
      "7:31-15:29",
    ],
    ["rounded down to the quarter", quarter, office, "7:37-15:37", "7:30-15:30"],
    ["rounded up to the quarter", quarter, office, "7:38-15:38", "7:45-15:45"],
    ["exactly on a quarter", quarter, office, "7:45-15:15", "7:45-15:15"],
    ["quarters without a plan", quarter, free, "9:08-11:07", "9:15-11:00"],
    ["late within the grace", quarterWithGrace, office, "7:40-15:30", "7:30-15:30"],
    ["late beyond the grace", quarterWithGrace, office, "7:41-15:30", "7:45-15:30"],
    ["leaving early within the grace", quarterWithGrace, office, "7:30-15:20", "7:30-15:30"],
    ["leaving early beyond the grace", quarterWithGrace, office, "7:30-15:19", "7:30-15:15"],
    ["early within the grace", toPlan, office, "7:20-15:40", "7:30-15:30"],
    ["early beyond the grace stays as punched", toPlan, office, "7:19-15:41", "7:19-15:41"],
    ["rounding to the plan without a plan", toPlan, free, "9:08-11:07", "9:08-11:07"],
    [
      "a plan that does not end on a quarter",
      quarterWithGrace,
      plan("7:40-15:40"),
      "7:44-15:33",
      "7:40-15:40",
    ],
    ["an arrival near a planned end", toPlan, office, "15:25-18:00", "15:25-18:00"],
    [
      "both parts of a split day",
      toPlan,
      split,
      "8:03-11:58 17:06-20:55",
      "8:00-12:00 17:00-21:00",
    ],
    ["over midnight", toPlan, night, "21:55-30:04", "22:00-30:00"],
    ["a missing departure stays missing", quarter, office, "7:37-", "7:30-"],
    ["a missing arrival stays missing", toPlan, office, "-15:27", "-15:30"],
    ["minutes that rounding would erase", quarter, office, "7:31-7:36", "7:31-7:36"],
    [
      "out and in again within a quarter",
      quarter,
      office,
      "7:30-10:02 10:04-15:30",
      "7:30-10:00 10:00-15:30",
    ],
    [
      "an arrival that would be rounded past the departure",
      toPlan,
      split,
      "8:00-17:04 17:06-21:00",
      "8:00-17:04 17:06-21:00",
    ],
  ])("%s", (_, rule, planned, times, expected) =>
    expect(timesText(roundedTimes(punched(times), planned, rule))).toBe(expected),
  );

  it("keeps kind, mark and number, and moves a time by less than a quarter or at most the grace", () => {
    const rule = fc.record({
      rounding: fc.constantFrom(...punchRoundings),
      graceMinutes: fc.integer({ min: 0, max: 30 }),
    });
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 2880 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(times, anyPlan, rule, (minutes, planned, given) => {
        const ends = minutes.toSorted((one, other) => one - other);
        const raw: Interval[] = [];
        for (let index = 0; index + 1 < ends.length; index += 2)
          raw.push({
            kind: "work",
            from: ends[index] ?? null,
            to: ends[index + 1] ?? null,
            mark: "device",
          });
        const rounded = roundedTimes(raw, planned, given);
        expect(rounded.map(({ kind, mark }) => [kind, mark])).toEqual(
          raw.map(({ kind, mark }) => [kind, mark]),
        );
        const most = Math.max(7, given.graceMinutes);
        for (const [index, { from, to }] of rounded.entries()) {
          expect(Math.abs((from ?? 0) - (raw[index]?.from ?? 0))).toBeLessThanOrEqual(most);
          expect(Math.abs((to ?? 0) - (raw[index]?.to ?? 0))).toBeLessThanOrEqual(most);
          expect(from ?? 0).toBeLessThan(to ?? 0);
        }
      }),
    );
  });
});

it.each([
  ["before any rule", "2026-02-28", null],
  ["on its first day", "2026-03-01", "quarter"],
  ["until the next begins", "2026-03-31", "quarter"],
  ["of two from one day: the later one", "2026-04-01", "none"],
  ["with no end", "2030-01-01", "none"],
] as const)("the rule in force %s", (_, day, expected) => {
  const rules = [
    { ...quarter, validFrom: "2026-03-01" },
    { ...toPlan, validFrom: "2026-04-01" },
    { ...noPunchRule, validFrom: "2026-04-01" },
  ];
  expect(punchRuleOn(rules, day)?.rounding ?? null).toBe(expected);
});
