import { type Day, mondayOf } from "../calendar/day.ts";

/**
 * The days of insurance that days of work make, by each reading of how a week of five comes to six: each day is 6/5, rounded at the
 * month's end; or a week has its sixth day from so many days of work on.
 */
export function sumsOf(dates: readonly Day[], week: 5 | 6, sixthDayFrom: number): number[] {
  if (week === 6) return [dates.length];
  const byWeeks = weeksOf(dates).map((days) => (days >= sixthDayFrom ? days + 1 : days));
  return [sixFifths(dates.length), byWeeks.reduce((sum, days) => sum + Math.min(days, 6), 0)];
}

/** What lacks with days without pay, by each reading: a week of five loses its sixth day once too few are left for it. */
export function lossesOf(dates: readonly Day[], week: 5 | 6, sixthDayFrom: number): number[] {
  if (week === 6) return [dates.length];
  const byWeeks = weeksOf(dates).map((days) => (5 - days < sixthDayFrom ? days + 1 : days));
  return [sixFifths(dates.length), byWeeks.reduce((sum, days) => sum + days, 0)];
}

/** A fifth is never half a day. */
function sixFifths(days: number): number {
  return Math.round((days * 6) / 5);
}

/** How many of the days fall in each week that has any. */
function weeksOf(dates: readonly Day[]): number[] {
  return [...Map.groupBy(dates, mondayOf).values()].map((days) => days.length);
}
