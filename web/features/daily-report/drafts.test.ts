import { expect, test } from "vitest";
import { hoursOf, intervalsOf, meantBy } from "./drafts.ts";

const hours = (from: string, to: string) => ({ how: "hours" as const, from, to });
const office = [{ from: 450, to: 930 }];
const duty = [{ from: 930, to: 1920 }];
const date = "2026-03-18";

test("hours that would last into the next morning are asked about, and the ones meant are taken whole", () => {
  expect(intervalsOf(hours("08:00", "03:00"), date, office)).toBeNull();
  const meant = meantBy(hours("08:00", "03:00"), office) ?? "";
  expect(meant).toBe("8:00-15:00");
  expect(intervalsOf(hoursOf(meant), date, office)).toMatchObject([{ from: 480, to: 900 }]);
});

test.each([
  ["a night", hours("22:00", "06:00"), office, [{ from: 1320, to: 1800 }]],
  ["a day", hours("07:30", "15:30"), office, [{ from: 450, to: 930 }]],
  ["a duty planned as long", hours("15:30", "08:00"), duty, [{ from: 930, to: 1920 }]],
])("%s stands as it is typed", (_, draft, planned, intervals) => {
  expect(meantBy(draft, planned)).toBeNull();
  expect(intervalsOf(draft, date, planned)).toMatchObject(intervals);
});
