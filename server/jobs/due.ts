import { addDays } from "#domain/calendar/day.ts";
import { elapsedMinute, instantAt } from "#domain/calendar/zone.ts";
import { todayAt } from "#server/kernel/clock.ts";

/** Due each day when the clock in Athens shows `wallMinute` minutes after midnight. */
export function dailyAt(wallMinute: number): (now: Date) => Date {
  return (now) => {
    const today = todayAt(now);
    const due = instantOn(today, wallMinute);
    return due <= now ? due : instantOn(addDays(today, -1), wallMinute);
  };
}

/** Due every so many minutes, counted from 1970, the same on every server. */
export function everyMinutes(count: number): (now: Date) => Date {
  const step = count * 60_000;
  return (now) => new Date(Math.floor(now.getTime() / step) * step);
}

/** In the hour that spring skips, the hour after it. */
function instantOn(day: string, wallMinute: number): Date {
  return new Date(instantAt(day, elapsedMinute(day, wallMinute) ?? wallMinute));
}
