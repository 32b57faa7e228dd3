import type { MonthTotals } from "#domain/attendance/month.ts";
import { recordOf } from "#domain/keys.ts";
import { formatDuration } from "#domain/minutes.ts";
import type { DayMark } from "./day-mark.ts";
import type { PrintedPerson, PrintedTotals } from "./printed-month.ts";

/** Order of the totals, both on paper and in the workbook. */
export const totalKeys = [
  "presentDays",
  "workedMinutes",
  "teleworkDays",
  "paidLeaveDays",
  "unpaidDays",
  "unjustifiedDays",
  "overtimeMinutes",
  "nightMinutes",
  "sundayHolidayMinutes",
] as const satisfies readonly (keyof PrintedTotals)[];

export type TotalKey = (typeof totalKeys)[number];

/** Figures of a row: days as counted from the cells of the row, minutes from the month's totals. */
export function printedTotals(marks: readonly DayMark[], totals: MonthTotals): PrintedTotals {
  const days = (key: TotalKey) => marks.filter((mark) => mark.countsAs === key).length;
  return {
    presentDays: days("presentDays"),
    workedMinutes: totals.workedMinutes,
    teleworkDays: totals.teleworkDays,
    paidLeaveDays: days("paidLeaveDays"),
    unpaidDays: days("unpaidDays"),
    unjustifiedDays: days("unjustifiedDays"),
    overtimeMinutes: totals.overtimeMinutes,
    nightMinutes: totals.nightMinutes,
    sundayHolidayMinutes: totals.sundayHolidayMinutes,
  };
}

/** The last row: the sum of each figure over all people. */
export function sumOfTotals(people: readonly PrintedPerson[]): PrintedTotals {
  const sum = recordOf(totalKeys, () => 0);
  for (const { totals } of people) for (const key of totalKeys) sum[key] += totals[key];
  return sum;
}

/** True for figures that are durations. */
export function isMinutes(key: TotalKey): boolean {
  return key.endsWith("Minutes");
}

/** A figure as printed: days as a number, minutes as `152:30`, an empty text for zero. */
export function totalText(totals: PrintedTotals, key: TotalKey): string {
  const value = totals[key];
  if (value === 0) return "";
  return isMinutes(key) ? formatDuration(value) : String(value);
}
