import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  daysBetween,
  daysFrom,
  daysOfMonth,
  firstDay,
  isDay,
  isMonth,
  lastDay,
  mondayOf,
  monthOf,
  weekday,
} from "./day.ts";

const days = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const shifts = fc.integer({ min: -40_000, max: 40_000 });

describe("a day", () => {
  it.each(["2026-01-01", "2028-02-29", "1900-02-28", "2000-02-29", "2099-12-31"])(
    "%s exists",
    (text) => expect(isDay(text)).toBe(true),
  );

  it.each([
    "2026-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-1-1",
    "26-01-01",
    "2026-01-01T00:00",
    " 2026-01-01",
    "0026-01-01",
    "1000-01-01",
    "1899-12-31",
    "2100-01-01",
    "2999-01-01",
    "",
    20_260_101,
    null,
  ])("%j does not", (text) => expect(isDay(text)).toBe(false));

  it.each([
    ["2026-02-28", 1, "2026-03-01"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2026-03-28", 2, "2026-03-30"],
    ["2026-10-24", 2, "2026-10-26"],
    ["1969-12-31", 1, "1970-01-01"],
  ])("%s plus %i days is %s", (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(count);
  });

  it.each([
    ["2026-01-05", 1],
    ["2028-02-29", 2],
    ["2026-12-24", 4],
    ["2026-04-12", 7],
    ["1969-12-28", 7],
    ["1969-12-29", 1],
  ])("%s is day %i of its week", (day, expected) => expect(weekday(day)).toBe(expected));

  it.each([
    ["2026-01-05", "2026-01-05"],
    ["2026-01-11", "2026-01-05"],
    ["2026-01-01", "2025-12-29"],
  ])("the week of %s begins on %s", (day, expected) => expect(mondayOf(day)).toBe(expected));

  it("lists the days from one to another, both included", () => {
    expect(daysFrom("2026-02-27", "2026-03-02")).toEqual([
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
      "2026-03-02",
    ]);
    expect(daysFrom("2026-02-27", "2026-02-27")).toEqual(["2026-02-27"]);
    expect(daysFrom("2026-02-27", "2026-02-26")).toEqual([]);
  });

  it("refuses a range of more than about eleven years", () => {
    expect(daysFrom("2020-01-01", "2030-12-13")).toHaveLength(4_000);
    expect(() => daysFrom("2020-01-01", "2030-12-14")).toThrow(RangeError);
  });

  it("returns to itself after equal steps forward and back", () => {
    fc.assert(
      fc.property(days, shifts, (day, count) => {
        const other = addDays(day, count);
        expect(addDays(other, -count)).toBe(day);
        expect(daysBetween(day, other)).toBe(count);
        expect(daysBetween(other, day)).toBe(-count || 0);
      }),
    );
  });

  it("sorts as text in order of time", () => {
    fc.assert(
      fc.property(days, days, (one, two) => {
        expect(Math.sign(daysBetween(one, two))).toBe(one < two ? 1 : one > two ? -1 : 0);
      }),
    );
  });

  it("falls in the week that starts on its Monday", () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(weekday(mondayOf(day))).toBe(1);
        expect(daysBetween(mondayOf(day), day)).toBe(weekday(day) - 1);
        expect(weekday(addDays(day, 1))).toBe((weekday(day) % 7) + 1);
      }),
    );
  });
});

describe("a month", () => {
  it.each([
    ["2026-01", true],
    ["2026-12", true],
    ["2026-13", false],
    ["2026-00", false],
    ["2026-1", false],
    ["2026-01-01", false],
    [202_601, false],
  ])("%j: %j", (text, expected) => expect(isMonth(text)).toBe(expected));

  it.each([
    ["2026-01", -1, "2025-12"],
    ["2026-12", 1, "2027-01"],
    ["2026-05", 0, "2026-05"],
    ["2026-05", 24, "2028-05"],
    ["2026-05", -17, "2024-12"],
  ])("%s plus %i months is %s", (month, count, expected) =>
    expect(addMonths(month, count)).toBe(expected),
  );

  it.each([
    ["2026-02", "2026-02-28"],
    ["2028-02", "2028-02-29"],
    ["2100-02", "2100-02-28"],
    ["2026-12", "2026-12-31"],
  ])("%s ends on %s", (month, expected) => expect(lastDay(month)).toBe(expected));

  it("contains exactly its own days", () => {
    fc.assert(
      fc.property(days.map(monthOf), shifts, (month, count) => {
        const all = daysOfMonth(month);
        expect(new Set(all.map(monthOf))).toEqual(new Set([month]));
        expect(all[0]).toBe(firstDay(month));
        expect(monthOf(addDays(lastDay(month), 1))).toBe(addMonths(month, 1));
        expect(addMonths(addMonths(month, count % 1000), -(count % 1000))).toBe(month);
      }),
    );
  });
});
