import { describe, expect, test } from "vitest";
import { annualLeaveDays, leaveDaysLeft, type LeaveParts } from "./entitlement.ts";

describe.each([
  // Law 3528/2007, article 48, and Law 3584/2007, article 55.
  ["public", false, "2026-01-01", null, 2026, 20],
  ["public", false, "2026-07-01", null, 2026, 12],
  ["public", false, "2026-10-31", null, 2026, 4],
  ["public", false, "2026-11-02", null, 2026, 0],
  ["public", false, "2025-07-01", null, 2026, 20],
  ["public", false, "2024-07-01", null, 2026, 21],
  ["public", false, "2020-07-01", null, 2026, 25],
  ["public", false, "1995-07-01", null, 2026, 25],
  ["public", true, "2025-07-01", null, 2026, 24],
  ["public", true, "2019-07-01", null, 2026, 30],
  // Emergency Law 539/1945, article 2; Law 3302/2004, article 1.
  ["private", false, "2026-01-01", null, 2026, 20],
  ["private", false, "2026-04-01", "2026-11-30", 2026, 13],
  ["private", false, "2026-12-15", null, 2026, 0],
  ["private", false, "2025-05-01", null, 2026, 21],
  ["private", false, "2025-05-01", "2026-06-30", 2026, 11],
  ["private", false, "2024-05-01", null, 2026, 22],
  ["private", false, "2016-05-01", null, 2026, 25],
  ["private", false, "2001-05-01", null, 2026, 26],
  ["private", true, "2026-07-01", null, 2026, 12],
  ["private", true, "2025-05-01", null, 2026, 25],
  ["private", true, "2024-05-01", null, 2026, 26],
  ["private", true, "2016-05-01", null, 2026, 30],
  ["private", true, "2001-05-01", null, 2026, 31],
  // A year that the contract does not touch.
  ["private", false, "2027-01-01", null, 2026, 0],
  ["public", false, "2020-01-01", "2025-12-31", 2026, 0],
] as const)(
  "%s law, six days %s, from %s to %s",
  (regime, sixDays, startDate, endDate, year, days) => {
    test(`${year} gives ${days} days`, () => {
      expect(annualLeaveDays({ regime, sixDays, startDate, endDate }, year)).toBe(days);
    });
  },
);

const parts: LeaveParts = {
  entitled: 22,
  carried: 5,
  corrected: 0,
  takenUntil: 0,
  takenAfter: 0,
  isLapsed: false,
};

test.each<[string, Partial<LeaveParts>, number]>([
  ["carried days stand beside those of the year", {}, 27],
  ["carried days are taken first", { takenUntil: 3 }, 24],
  ["carried days not taken lapse", { takenUntil: 3, isLapsed: true }, 22],
  ["what exceeds the carried days comes off the year", { takenUntil: 7, isLapsed: true }, 20],
  [
    "days after the carried ones come off the year",
    { takenUntil: 3, takenAfter: 4, isLapsed: true },
    18,
  ],
  ["a correction adds", { corrected: 2 }, 29],
  ["a correction takes away", { corrected: -1.5 }, 25.5],
  ["hours are parts of a day", { takenAfter: 0.25 }, 26.75],
  ["more than there is leaves less than nothing", { carried: 0, takenAfter: 23 }, -1],
])("%s", (_title, given, left) => {
  expect(leaveDaysLeft({ ...parts, ...given })).toBe(left);
});
