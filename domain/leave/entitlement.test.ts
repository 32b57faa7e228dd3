import { describe, expect, test } from "vitest";
import { annualLeaveDays } from "./entitlement.ts";

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
