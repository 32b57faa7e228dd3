import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { balanceOfDay, type Coverage } from "./balance.ts";
import { anyPlan, municipalBalance, plan, ranges } from "./testing.ts";
import type { BalanceRule, DayPlan } from "./types.ts";

const early = plan("7:30-15:30");
const split = plan("8:00-12:00 17:00-21:00");
const withBreak = plan("7:30-15:30", 30);
const night = plan("22:00-6:00");

function covered(presence: string, absence = "", breakMinutes = 0): Coverage {
  return { presence: ranges(presence), absence: ranges(absence), breakMinutes };
}

describe("the balance of 07:30 to 15:30", () => {
  it.each([
    ["7:23-15:38", 0],
    ["7:38-15:32", -6],
    ["7:54-16:22", -9],
    ["7:38-15:02", -36],
    ["7:30-15:30", 0],
    ["7:45-15:45", 0],
    ["7:46-15:50", -1],
    ["7:30-16:30", 0],
    ["6:30-15:00", -30],
  ])("%s is %i", (presence, balance) => {
    expect(balanceOfDay(early, covered(presence), municipalBalance).balanceMinutes).toBe(balance);
  });
});

describe("deviations of a day from its plan", () => {
  it.each<[string, DayPlan, Coverage, [late: number, early: number, away: number]]>([
    ["late and early", early, covered("7:54-15:00"), [24, 30, 0]],
    ["leave covers the late arrival", early, covered("9:30-15:30", "7:30-9:30"), [0, 0, 0]],
    ["leave covers it in part", early, covered("9:30-15:30", "8:00-9:30"), [30, 0, 0]],
    ["away midday without a reason", early, covered("7:30-10:00 12:00-15:30"), [0, 0, 120]],
    ["a pause within the break", withBreak, covered("7:30-12:00 12:30-15:30"), [0, 0, 0]],
    ["a pause longer than the break", withBreak, covered("7:30-12:00 12:50-15:30"), [0, 0, 20]],
    [
      "a recorded break is no deviation",
      early,
      covered("7:30-12:00 12:20-15:30", "", 20),
      [0, 0, 0],
    ],
    ["the gap of a split shift", split, covered("8:00-12:00 17:00-21:00"), [0, 0, 0]],
    ["only the morning of a split shift", split, covered("8:00-12:00"), [0, 240, 0]],
    ["only the evening of a split shift", split, covered("17:00-21:00"), [240, 0, 0]],
    ["hours other than planned", early, covered("16:00-20:00"), [480, 0, 0]],
    ["a night shift begun late", night, covered("22:20-6:00"), [20, 0, 0]],
    ["nothing planned", plan(""), covered("9:00-12:00"), [0, 0, 0]],
    ["nothing recorded", early, covered(""), [0, 0, 0]],
  ])("%s", (_, planned, coverage, expected) => {
    const { lateMinutes, earlyMinutes, awayMinutes } = balanceOfDay(
      planned,
      coverage,
      municipalBalance,
    );
    expect([lateMinutes, earlyMinutes, awayMinutes]).toEqual(expected);
  });
});

const rule = (rest: Partial<BalanceRule>): BalanceRule => ({ ...municipalBalance, ...rest });

describe("the balance rule", () => {
  it.each([
    [rule({ graceMinutes: 10 }), "7:40-15:30", 0],
    [rule({ graceMinutes: 10 }), "7:41-15:30", -11],
    [rule({ graceMinutes: 10 }), "7:30-15:25", -5],
    [rule({ creditEarlyArrival: true }), "7:10-15:30", 20],
    [rule({ creditEarlyArrival: true }), "7:10-15:10", 0],
    [rule({ compensationCapMinutes: 60 }), "8:30-16:30", 0],
    [rule({ compensationCapMinutes: 0 }), "7:31-15:31", -1],
  ])("%j gives %s a balance of %i", (balance, presence, minutes) => {
    expect(balanceOfDay(early, covered(presence), balance).balanceMinutes).toBe(minutes);
  });

  it("is positive only if early arrival is credited, and never below minus the plan", () => {
    const presence = fc
      .uniqueArray(fc.integer({ min: 0, max: 2880 }), { minLength: 2, maxLength: 6 })
      .map((cuts) => cuts.toSorted((one, other) => one - other))
      .map((cuts) =>
        cuts.flatMap((to, index) => (index % 2 ? [{ from: cuts[index - 1] ?? 0, to }] : [])),
      );
    fc.assert(
      fc.property(anyPlan, presence, (planned, spans) => {
        const coverage = { presence: spans, absence: [], breakMinutes: 0 };
        const { balanceMinutes } = balanceOfDay(planned, coverage, municipalBalance);
        expect(balanceMinutes).toBeLessThanOrEqual(0);
        expect(-balanceMinutes).toBeLessThanOrEqual(planned.minutes + planned.breakMinutes);
      }),
    );
  });
});
