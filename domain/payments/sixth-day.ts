import { type Day, mondayOf } from "../calendar/day.ts";

/**
 * The insurance days for days of work, by each reading of how a five-day week counts as six: each day is 6/5, rounded at the
 * month's end; or a week gains its sixth day from `sixthDayFrom` days of work on.
 */
export function sumsOf(dates: readonly Day[], week: 5 | 6, sixthDayFrom: number): number[] {
  if (week === 6) return [dates.length];
  const byWeeks = weeksOf(dates).map((days) => (days >= sixthDayFrom ? days + 1 : days));
  return [sixFifths(dates.length), byWeeks.reduce((sum, days) => sum + Math.min(days, 6), 0)];
}

/** The insurance days lost by unpaid days, by each reading: a five-day week loses its sixth day once too few days are left. */
export function lossesOf(dates: readonly Day[], week: 5 | 6, sixthDayFrom: number): number[] {
  if (week === 6) return [dates.length];
  const byWeeks = weeksOf(dates).map((days) => (5 - days < sixthDayFrom ? days + 1 : days));
  return [sixFifths(dates.length), byWeeks.reduce((sum, days) => sum + days, 0)];
}

/** A multiple of a fifth is never half a day, so rounding is unambiguous. */
function sixFifths(days: number): number {
  return Math.round((days * 6) / 5);
}

/** The number of the days in each week that has any. */
function weeksOf(dates: readonly Day[]): number[] {
  return [...Map.groupBy(dates, mondayOf).values()].map((days) => days.length);
}
