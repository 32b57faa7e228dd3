import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resultOfDay, settleDay } from "./day.ts";
import { refusalToIntervals } from "./refusal.ts";
import {
  anyDay,
  anyIntervals,
  anyPlan,
  catalogue,
  holiday,
  municipalBalance,
  working,
} from "./testing.ts";
import type { DayPlan, Interval } from "./types.ts";

describe("any valid day", () => {
  const input = fc
    .record({ day: anyDay, plan: anyPlan, intervals: anyIntervals, isHoliday: fc.boolean() })
    .map(({ day, plan, intervals, isHoliday }) => ({
      day,
      plan,
      intervals,
      nature: isHoliday ? holiday : working,
      nextNature: working,
      reasons: catalogue,
      balance: municipalBalance,
    }))
    .filter(({ intervals, plan }) => refusalToIntervals(intervals, plan, catalogue) === null);

  it("has whole non-negative minutes, with parts no larger than the whole", () => {
    fc.assert(
      fc.property(input, (one) => {
        const { label, reason: _, balanceMinutes, ...minutes } = resultOfDay(one);
        for (const value of Object.values(minutes)) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThanOrEqual(0);
        }
        for (const part of [
          minutes.teleworkMinutes,
          minutes.nightMinutes,
          minutes.sundayHolidayMinutes,
        ]) {
          expect(part).toBeLessThanOrEqual(minutes.workedMinutes);
        }
        expect(minutes.overtimeMinutes).toBeLessThanOrEqual(minutes.workedMinutes);
        expect(balanceMinutes === null).toBe(label === "missing" || label === "pending");
      }),
      { numRuns: 1000 },
    );
  });

  it("splits the plan into presence, absence and deviations without remainder", () => {
    fc.assert(
      fc.property(input, (one) => {
        fc.pre(one.plan.breakMinutes === 0 && one.intervals.every(({ kind }) => kind !== "break"));
        const result = resultOfDay(one);
        fc.pre(result.balanceMinutes !== null);
        const absence =
          result.absencePaidMinutes +
          result.absenceUnpaidMinutes +
          result.absenceSickMinutes +
          result.unjustifiedMinutes;
        const deficit = result.lateMinutes + result.earlyMinutes + result.awayMinutes;
        const outside = outsideMinutes(one);
        expect(result.workedMinutes + absence + deficit).toBe(result.plannedMinutes + outside);
      }),
    );
  });

  it("has the same result in any order of its intervals", () => {
    fc.assert(
      fc.property(input, (one) => {
        const whole = one.intervals.filter(({ from, to }) => from === null && to === null);
        fc.pre(whole.length <= 1);
        const turned = { ...one, intervals: one.intervals.toReversed() };
        expect(resultOfDay(turned)).toEqual(resultOfDay(one));
      }),
    );
  });
});

/** Presence outside the planned ranges, counted minute by minute. */
function outsideMinutes({ intervals, plan }: { intervals: Interval[]; plan: DayPlan }): number {
  let minutes = 0;
  for (const { kind, reason, from, to } of settleDay(intervals, plan)) {
    const isPresent =
      kind !== "absence" || (reason !== undefined && catalogue.get(reason)?.countsAsPresence);
    if (!isPresent || from === null || to === null) continue;
    for (let minute = from; minute < to; minute += 1) {
      if (!plan.ranges.some((one) => one.from <= minute && minute < one.to)) minutes += 1;
    }
  }
  return minutes;
}
