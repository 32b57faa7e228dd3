import {
  addDays,
  addMonths,
  firstDay,
  lastDay,
  monthOf,
  type Day,
  type Month,
} from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import { todayAt } from "../../../kernel/clock.ts";

/** When the demonstration is told: two full months and the running one up to yesterday. */
export type Moment = {
  now: Date;
  today: Day;
  /** The older full month: closed. */
  oldest: Month;
  /** The month before the running one: being closed. */
  middle: Month;
  running: Month;
  firstDay: Day;
  /** From here on, sheets typed by hand wait to be typed: two days before today. */
  firstUntyped: Day;
};

export function momentOf(now: Date): Moment {
  const today = todayAt(now);
  const running = monthOf(today);
  const oldest = addMonths(running, -2);
  return {
    now,
    today,
    oldest,
    middle: addMonths(running, -1),
    running,
    firstDay: firstDay(oldest),
    firstUntyped: addDays(today, -2),
  };
}

/** The months of the demonstration, in order. */
export function monthsOf({ oldest, middle, running }: Moment): readonly Month[] {
  return [oldest, middle, running];
}

/** The first day of the month `count` months from the running one. */
export function monthStart(moment: Moment, count: number): Day {
  return firstDay(addMonths(moment.running, count));
}

/** The last day of so many months from a first of the month. */
export function endOfMonths(start: Day, months: number): Day {
  return lastDay(addMonths(monthOf(start), months - 1));
}

/** The instant at which the clocks of Athens show the minute of the day. */
export function at(day: Day, minute: number): Date {
  return new Date(instantAt(day, minute));
}
