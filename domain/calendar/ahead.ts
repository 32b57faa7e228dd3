import { addMonths, type Day, lastDay, monthOf } from "./day.ts";

/** The most months that a catalogue entry is in use or a document is valid, unless its kind is usually valid longer. */
export const mostMonthsAhead = 120;

/** The last day for which leaves and contracts are planned: the end of the next year. A later one is a typing error. */
export function lastDayAhead(today: Day): Day {
  return `${Number(today.slice(0, 4)) + 1}-12-31`;
}

/** The first day of the longest contract that may still matter: 1 January sixty years back. An earlier one is a typing error. */
export function firstStart(today: Day): Day {
  return `${Number(today.slice(0, 4)) - 60}-01-01`;
}

/** The same day that many months later; the last day of a month that is too short for it. */
export function monthsAfter(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months);
  const sameDay = `${month}${day.slice(7)}`;
  return sameDay > lastDay(month) ? lastDay(month) : sameDay;
}
