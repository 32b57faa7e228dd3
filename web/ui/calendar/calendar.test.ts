import { describe, expect, test } from "vitest";
import { dayAfterKey, sameDayIn, weeksOf, clampDay } from "./moves.ts";
import { parseDay } from "./parse-day.ts";

test.each([
  ["5/1/2026", "2026-01-05"],
  ["05/01/2026", "2026-01-05"],
  ["05.01.26", "2026-01-05"],
  ["5-1-2026", "2026-01-05"],
  ["05012026", "2026-01-05"],
  [" 2026-01-05 ", "2026-01-05"],
  ["\u200E5/1/2026\u202C", "2026-01-05"],
  ["29/02/2028", "2028-02-29"],
  ["29/02/2026", null],
  ["31/04/2026", null],
  ["5/13/2026", null],
  ["5/1", null],
  ["5/1/202", null],
  ["", null],
])("%j is read as %s", (text, day) => {
  expect(parseDay(text)).toBe(day);
});

describe("the weeks of a month begin on Monday and contain all of it", () => {
  test.each([
    ["2026-02", "2026-01-26", 5],
    ["2026-06", "2026-06-01", 5],
    ["2027-02", "2027-02-01", 4],
    ["2026-08", "2026-07-27", 6],
  ])("%s", (month, first, count) => {
    const weeks = weeksOf(month);
    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});

test.each([
  ["ArrowLeft", false, "2026-03-30"],
  ["ArrowRight", false, "2026-04-01"],
  ["ArrowUp", false, "2026-03-24"],
  ["ArrowDown", false, "2026-04-07"],
  ["Home", false, "2026-03-30"],
  ["End", false, "2026-04-05"],
  ["PageUp", false, "2026-02-28"],
  ["PageDown", false, "2026-04-30"],
  ["PageUp", true, "2025-03-31"],
  ["PageDown", true, "2027-03-31"],
  ["Tab", false, null],
])("from Tuesday 31 March 2026, %s (shift %s) leads to %s", (key, shift, day) => {
  expect(dayAfterKey("2026-03-31", key, shift)).toBe(day);
});

test("a day of a longer month becomes the last day of a shorter one", () => {
  expect(sameDayIn("2026-01-31", "2026-02")).toBe("2026-02-28");
  expect(sameDayIn("2026-01-15", "2026-02")).toBe("2026-02-15");
});

test.each([
  ["2026-01-01", "2026-01-05"],
  ["2026-01-07", "2026-01-07"],
  ["2026-01-31", "2026-01-20"],
])("%s clamped to 5 to 20 January is %s", (day, bounded) => {
  expect(clampDay(day, "2026-01-05", "2026-01-20")).toBe(bounded);
});
