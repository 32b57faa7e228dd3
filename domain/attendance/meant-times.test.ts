import { expect, test } from "vitest";
import { meantStretch } from "./meant-times.ts";

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
  ["7:30", null],
  ["8-12, 17-20", null],
  ["πρωί", null],
])("a stretch typed as «%s» meant %s", (text, meant) => {
  expect(meantStretch(text)).toBe(meant);
});

test("a shift that is planned as long is none that somebody mistook", () => {
  expect(meantStretch("15:30-8:00", 990)).toBeNull();
});
