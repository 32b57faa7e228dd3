import { expect, test } from "vitest";
import { suggestedRange } from "./suggested-times.ts";

test.each([
  ["8:00 15:30", "8:00-15:30"],
  ["8 15", "8:00-15:00"],
  ["8-3", "8:00-15:00"],
  ["08:00-03:00", "8:00-15:00"],
  ["15:30-8:00", "8:00-15:30"],
  ["22 6", "22:00-6:00"],
  ["22-6", null],
  ["7:30-15:30", null],
  ["8-8", null],
  ["16-24", null],
  ["7-24", null],
  ["7:00-24:00", null],
  ["7:30", null],
  ["8-12, 17-20", null],
  ["πρωί", null],
])("a range typed as «%s» suggests %s", (text, meant) => {
  expect(suggestedRange(text)).toBe(meant);
});

test("a long shift that is planned as such is not taken for a mistake", () => {
  expect(suggestedRange("15:30-8:00", 990)).toBeNull();
});
