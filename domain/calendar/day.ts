/** A calendar day as `YYYY-MM-DD`. Text order is time order. */
export type Day = string;

/** A calendar month as `YYYY-MM`. */
export type Month = string;

const dayMilliseconds = 86_400_000;
const longestSpan = 4_000;

/** Whether the text is a day that exists, from year 1900 to 2099: another century is a typing error. */
export function isDay(text: unknown): text is Day {
  if (typeof text !== "string" || !/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(text);
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Whether the text is a month, from year 1900 to 2099. */
export function isMonth(text: unknown): text is Month {
  return typeof text === "string" && /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text);
}

/** The day `count` days later; earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return dayOfNumber(numberOfDay(day) + count);
}

/** How many days lie from `start` to `end`; negative if `end` is the earlier one. */
export function daysBetween(start: Day, end: Day): number {
  return numberOfDay(end) - numberOfDay(start);
}

/** ISO day of the week: Monday 1 to Sunday 7. */
export function weekday(day: Day): number {
  const sinceMonday = (numberOfDay(day) + 3) % 7;
  return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1;
}

/** The Monday of the day's ISO week. */
export function mondayOf(day: Day): Day {
  return addDays(day, 1 - weekday(day));
}

/** The month the day belongs to. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The month `count` months later; earlier if negative. */
export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const year = Math.floor(months / 12);
  return `${digits(year, 4)}-${digits(months - year * 12 + 1, 2)}`;
}

/** The first day of the month. */
export function firstDay(month: Month): Day {
  return `${month}-01`;
}

/** The last day of the month. */
export function lastDay(month: Month): Day {
  return addDays(firstDay(addMonths(month, 1)), -1);
}

/** Every day of the month in order. */
export function daysOfMonth(month: Month): Day[] {
  return daysFrom(firstDay(month), lastDay(month));
}

/**
 * Every day from `from` to `to`, both included; empty if `to` is the earlier one.
 * @throws RangeError above 4,000 days: the caller must bound what a user may ask.
 */
export function daysFrom(from: Day, to: Day): Day[] {
  const start = numberOfDay(from);
  const length = Math.max(0, numberOfDay(to) - start + 1);
  if (length > longestSpan)
    throw new RangeError(`${from} to ${to} is more than ${longestSpan} days`);
  return Array.from({ length }, (_, index) => dayOfNumber(start + index));
}

function numberOfDay(day: Day): number {
  return Date.parse(day) / dayMilliseconds;
}

function dayOfNumber(number: number): Day {
  return new Date(number * dayMilliseconds).toISOString().slice(0, 10);
}

function digits(number: number, width: number): string {
  return String(number).padStart(width, "0");
}
