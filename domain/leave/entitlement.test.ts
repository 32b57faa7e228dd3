import { describe, expect, test } from "vitest";
import { annualLeaveDays } from "./entitlement.ts";

describe.each([
  // Law 3528/2007, article 48, and Law 3584/2007, article 55.
  ["public", 5, "2026-01-01", null, 2026, 20],
  ["public", 5, "2026-07-01", null, 2026, 12],
  ["public", 5, "2026-10-31", null, 2026, 4],
  ["public", 5, "2026-11-02", null, 2026, 0],
  ["public", 5, "2025-07-01", null, 2026, 20],
  ["public", 5, "2024-07-01", null, 2026, 21],
  ["public", 5, "2020-07-01", null, 2026, 25],
  ["public", 5, "1995-07-01", null, 2026, 25],
  ["public", 6, "2025-07-01", null, 2026, 24],
  ["public", 6, "2019-07-01", null, 2026, 30],
  // Emergency Law 539/1945, article 2; Law 3302/2004, article 1.
  ["private", 5, "2026-01-01", null, 2026, 20],
  ["private", 5, "2026-04-01", "2026-11-30", 2026, 13],
  ["private", 5, "2026-12-15", null, 2026, 0],
  ["private", 5, "2025-05-01", null, 2026, 21],
  ["private", 5, "2025-05-01", "2026-06-30", 2026, 11],
  ["private", 5, "2024-05-01", null, 2026, 22],
  ["private", 5, "2016-05-01", null, 2026, 25],
  ["private", 5, "2016-12-01", null, 2026, 25],
  ["private", 5, "2016-12-01", "2026-06-30", 2026, 22],
  ["private", 5, "2016-06-01", "2026-05-31", 2026, 25],
  ["private", 5, "2016-06-01", "2026-05-30", 2026, 22],
  ["private", 5, "2017-01-01", null, 2026, 25],
  ["private", 5, "2001-05-01", null, 2026, 26],
  ["private", 5, "2001-05-01", "2026-04-15", 2026, 25],
  ["private", 6, "2026-07-01", null, 2026, 12],
  ["private", 6, "2025-05-01", null, 2026, 25],
  ["private", 6, "2024-05-01", null, 2026, 26],
  ["private", 6, "2016-05-01", null, 2026, 30],
  ["private", 6, "2001-05-01", null, 2026, 31],
  // With fewer days a week: the table times the days by five, rounded half up (Emergency Law 539/1945).
  ["private", 4, "2024-05-01", null, 2026, 18],
  ["private", 3, "2024-05-01", null, 2026, 13],
  ["private", 2, "2024-05-01", null, 2026, 9],
  ["private", 1, "2024-05-01", null, 2026, 4],
  ["private", 2.5, "2024-05-01", null, 2026, 11],
  ["private", 3, "2016-05-01", null, 2026, 15],
  ["private", 3, "2001-05-01", null, 2026, 16],
  ["private", 3, "2026-01-01", null, 2026, 12],
  ["private", 3, "2025-05-01", null, 2026, 13],
  // Six of the twelve months of 20 are 10, by 3/5 six; of seven months 11.67, by 3/5 seven; the fraction rounds once.
  ["private", 3, "2026-07-01", null, 2026, 6],
  ["private", 3, "2026-06-01", null, 2026, 7],
  ["private", 3, "2026-02-01", "2026-02-28", 2026, 1],
  ["public", 3, "2020-07-01", null, 2026, 25],
  // A year that the contract does not touch.
  ["private", 5, "2027-01-01", null, 2026, 0],
  ["public", 5, "2020-01-01", "2025-12-31", 2026, 0],
] as const)(
  "%s law, %s days a week, from %s to %s",
  (regime, daysPerWeek, startDate, endDate, year, days) => {
    test(`${year} gives ${days} days`, () => {
      const weeks = [{ daysPerWeek, days: 365 }];
      expect(annualLeaveDays({ regime, weeks, startDate, endDate }, year)).toBe(days);
    });
  },
);

test.each([
  // 22 by 4/5 of the year on average 17.6; of a week of five and one of six days, halfway between 22 and 26.
  ["private", 5, 3, 18],
  ["private", 5, 6, 24],
  ["public", 5, 6, 23],
  ["public", 5, 3, 21],
] as const)(
  "%s law, half of a third year on %s days a week and half on %s, gives %s",
  (regime, one, other, days) => {
    const weeks = [one, other].map((daysPerWeek) => ({ daysPerWeek, days: 180 }));
    const service = { regime, weeks, startDate: "2024-05-01", endDate: null };
    expect(annualLeaveDays(service, 2026)).toBe(days);
  },
);
