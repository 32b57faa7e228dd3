import { addMonths, type Day, lastDay, monthOf } from "./day.ts";

/** For how many months an entry of a catalogue is in use, or a document holds, at most; unless its kind usually holds longer. */
export const mostMonthsAhead = 120;

/** The last day for which leaves and contracts are planned: the end of the next year. A later one is a slip of the hand. */
export function lastDayAhead(today: Day): Day {
  return `${Number(today.slice(0, 4)) + 1}-12-31`;
}

/** The same day so many months later; the last of a month that is too short for it. */
export function monthsAfter(day: Day, months: number): Day {
  const month = addMonths(monthOf(day), months);
  const sameDay = `${month}${day.slice(7)}`;
  return sameDay > lastDay(month) ? lastDay(month) : sameDay;
}
