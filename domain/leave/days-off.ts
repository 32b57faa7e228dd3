import { addDays, type Day, daysBetween, daysFrom } from "../calendar/day.ts";

/** A day off that counts as leave, and the next day of leave, which encloses it. */
type DayOffWithin = { date: Day; closedOn: Day };

/**
 * Days off taken by a leave that counts calendar days: those between two of its days with neither a duty nor work in between,
 * as pay counts them (`payOfDays`). `leave` holds its days of duty, in any order.
 */
export function daysOffWithin(leave: readonly Day[], isOff: (day: Day) => boolean): DayOffWithin[] {
  const days = leave.toSorted();
  return days.flatMap((closedOn, at) => {
    const before = days[at - 1];
    if (before === undefined || daysBetween(before, closedOn) < 2) return [];
    const between = daysFrom(addDays(before, 1), addDays(closedOn, -1));
    return between.every(isOff) ? between.map((date) => ({ date, closedOn })) : [];
  });
}
