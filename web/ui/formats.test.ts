import { expect, test } from "vitest";
import { addDays, monthOf } from "#domain/calendar/day.ts";
import {
  formatCount,
  formatDay,
  formatDayAndMonth,
  formatInstant,
  formatLongDay,
  formatMoney,
  formatMonth,
  formatMonthName,
  formatNumber,
  formatShare,
  formatWeekday,
} from "./formats.ts";

test.each([
  ["a day", formatDay("2026-01-05"), "05/01/2026"],
  ["a day in words", formatLongDay("2026-01-05"), "Δευτέρα 5 Ιανουαρίου 2026"],
  ["a day without its year", formatDayAndMonth("2026-08-15"), "15 Αυγούστου"],
  ["a month in the nominative", formatMonth("2026-10"), "Οκτώβριος 2026"],
  ["May keeps its diaeresis", formatMonth("2026-05"), "Μάιος 2026"],
  ["a month's short name", formatMonthName("2026-03"), "Μαρ"],
  ["a weekday", formatWeekday("2026-10-05", "long"), "Δευτέρα"],
  ["an instant in winter", formatInstant("2026-01-05T12:05:00.000Z"), "05/01/2026\u00a014:05"],
  [
    "an instant in summer, past midnight in Athens",
    formatInstant("2026-07-31T21:30:00.000Z"),
    "01/08/2026\u00a000:30",
  ],
  ["a number", formatNumber(1234567.891), "1.234.567,891"],
  ["a count up to the limit", formatCount(10_000, 10_000), "10.000"],
  ["a count above the limit", formatCount(10_001, 10_000), "10.000+"],
  ["a percentage", formatShare(0.375), "37,5%"],
  ["an amount", formatMoney("1234.56"), "1.234,56\u00a0€"],
  ["a negative amount", formatMoney("-1234.50"), "-1.234,50\u00a0€"],
])("K-01 %s", (_case, actual, expected) => {
  expect(actual).toBe(expected);
});

function written(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat("el-GR", { ...options, timeZone: "UTC" }).format(Date.parse(day));
}

test("K-01 days and months read as the system's formatter writes them", () => {
  for (let day = "2026-01-01"; day < "2027"; day = addDays(day, 5)) {
    const month = monthOf(day);
    expect(formatLongDay(day)).toBe(
      written(day, { weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    );
    expect(formatMonth(month)).toBe(written(day, { month: "long", year: "numeric" }));
    expect(formatMonthName(month)).toBe(written(day, { month: "short" }));
    for (const weekday of ["long", "short", "narrow"] as const)
      expect(formatWeekday(day, weekday)).toBe(written(day, { weekday }));
  }
});

test.each([0, -0.0004, 999, 1000, -1234.5, 0.1 + 0.2, 1234567.8915, 12345678901])(
  "K-01 %d reads as the system's formatter writes it",
  (value) => {
    const system = new Intl.NumberFormat("el-GR", { signDisplay: "negative" });
    expect(formatNumber(value)).toBe(system.format(value));
  },
);
