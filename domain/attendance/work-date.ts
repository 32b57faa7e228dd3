import { addDays, type Day } from "../calendar/day.ts";
import { dayAt, minuteAt } from "../calendar/zone.ts";
import type { Span } from "./spans.ts";

/** Longest a shift may last after its planned arrival; a later punch belongs to another day. */
const longestShiftMinutes = 16 * 60;

/** How long before a planned arrival a punch of the evening before may belong to it. */
const earliestArrivalMinutes = 4 * 60;

/**
 * The day a punch belongs to: that of the nearest planned range, so that a night shift belongs to the day on which it
 * starts. Without a plan within reach, the calendar day in Athens. `planned` holds the ranges, in minutes of
 * their day, of at least the day before, the day and the day after the instant.
 */
export function workDateOf(instant: string, planned: ReadonlyMap<Day, readonly Span[]>): Day {
  const today = dayAt(instant);
  const candidates = [today, addDays(today, -1), addDays(today, 1)];
  let nearest = today;
  let least = Infinity;
  for (const day of candidates) {
    const distance = distanceFrom(planned.get(day) ?? [], minuteAt(day, instant), day === today);
    if (distance >= least) continue;
    least = distance;
    nearest = day;
  }
  return nearest;
}

function distanceFrom(ranges: readonly Span[], minute: number, isToday: boolean): number {
  const arrival = ranges[0]?.from;
  if (arrival === undefined) return Infinity;
  const isInReach =
    minute >= arrival - earliestArrivalMinutes && minute <= arrival + longestShiftMinutes;
  if (!isToday && !isInReach) return Infinity;
  const distances = ranges.map(({ from, to }) => Math.max(from - minute, minute - to, 0));
  return Math.min(...distances);
}
