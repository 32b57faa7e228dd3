import { addDays } from "#domain/calendar/day.ts";
import { elapsedMinute, instantAt } from "#domain/calendar/zone.ts";
import { todayAt } from "#server/kernel/clock.ts";
import type { Job } from "./job.ts";

/** Due each day at `wallMinute` minutes after midnight, Athens time. */
export function dailyAt(wallMinute: number): (now: Date) => Date {
  return (now) => {
    const today = todayAt(now);
    const due = instantOn(today, wallMinute);
    return due <= now ? due : instantOn(addDays(today, -1), wallMinute);
  };
}

/** Due every `count` minutes, counted from 1970, at the same instants on every server. */
export function everyMinutes(count: number): (now: Date) => Date {
  const step = count * 60_000;
  return (now) => new Date(Math.floor(now.getTime() / step) * step);
}

const longestStepMilliseconds = 25 * 3_600_000;

/** The first instant after `now` at which a job is due; it must be due at least once in 25 hours, the length of a day in autumn. */
export function nextDueAt({ dueAt }: Pick<Job, "dueAt">, now: Date): Date {
  const last = dueAt(now);
  let [before, after] = [now.getTime(), now.getTime() + longestStepMilliseconds];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dueAt(new Date(middle)) > last) after = middle;
    else before = middle;
  }
  return dueAt(new Date(after));
}

/** For a time in the hour that spring skips, one hour later. */
function instantOn(day: string, wallMinute: number): Date {
  return new Date(instantAt(day, elapsedMinute(day, wallMinute) ?? wallMinute));
}
