import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../calendar/day.ts";
import { partsOfADay } from "../../leave/account.ts";
import { anyDay, anyIntervals, catalogue, sevenDays } from "../testing.ts";
import { refusalToIntervals } from "../refusal.ts";
import type { RuleId } from "../types.ts";
import { findingsOfDay, findingsOfMonth } from "./all.ts";
import { defaultParameters } from "./parameters.ts";
import { dayOf, frame, month } from "./testing.ts";

const schedule = fc
  .constantFrom("7:30-15:30", "22:00-6:00", "8:00-12:00 17:00-21:00", "")
  .map((text) => sevenDays(text));

/** Up to fourteen consecutive days, the first of them before the month. */
const anyDays = fc
  .record({
    first: anyDay,
    schedule,
    recorded: fc.array(anyIntervals, { minLength: 1, maxLength: 14 }),
  })
  .map(({ first, schedule, recorded }) =>
    recorded.map((all, index) => {
      const day = dayOf(addDays(first, index), [], { schedule });
      const isPossible = refusalToIntervals(all, day.plan, catalogue) === null;
      return isPossible ? dayOf(day.day, all, { schedule, weeklyMinutes: 2400 }) : day;
    }),
  );

const ofDays: ReadonlySet<RuleId> = new Set([
  "R01",
  "R04",
  "R05",
  "R06",
  "R07",
  "R08",
  "R09",
  "R11",
  "R13",
  "R17",
]);
const leaveAccounts = [...catalogue.keys()].map((code) => ({
  code,
  carriedAs: null,
  carried: 0,
  carriedUntil: "2026-12-31",
  own: partsOfADay,
  countsDaysOff: false,
  offSince: null,
}));

it("a month has its days' findings and none dated outside it", () => {
  fc.assert(
    fc.property(anyDays, (all) => {
      const days = all.slice(1);
      const findings = findingsOfMonth(month(days, { leadIn: all.slice(0, 1), leaveAccounts }));
      const dates = days.map(({ day }) => day);
      expect(findings.every(({ date }) => date !== null && dates.includes(date))).toBe(true);
      const daily = days.flatMap((day, index) => findingsOfDay(day, all[index] ?? null, frame()));
      expect(findings.filter(({ rule }) => ofDays.has(rule))).toEqual(daily);
    }),
  );
});

it("a finding has whole minutes or text and the level set by the body", () => {
  fc.assert(
    fc.property(anyDays, (days) => {
      for (const { rule, level, inputs } of findingsOfMonth(month(days, { leaveAccounts }))) {
        expect(level).toBe(defaultParameters.levels[rule]);
        const numbers = Object.entries(inputs).filter(([name]) => name.endsWith("Minutes"));
        expect(numbers.every(([, value]) => Number.isInteger(value))).toBe(true);
      }
    }),
  );
});

it("nothing is found when every rule is off", () => {
  const levels = Object.fromEntries(
    Object.keys(defaultParameters.levels).map((rule) => [rule, "off"]),
  );
  const parameters = { ...defaultParameters, levels: levels as typeof defaultParameters.levels };
  fc.assert(
    fc.property(anyDays, (days) => {
      expect(findingsOfMonth(month(days, { parameters, leaveAccounts }))).toEqual([]);
    }),
  );
});
