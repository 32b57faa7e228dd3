import type { LockRule } from "#domain/attendance/lock.ts";
import {
  addDays,
  addMonths,
  firstDay,
  lastDay,
  monthOf,
  weekday,
  type Day,
  type Month,
} from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import { globalParamKinds } from "#domain/parameters/global-params.ts";
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
  /** From here on, sheets typed by hand wait to be typed. */
  firstUntyped: Day;
  /** Until when its sheets may be kept. */
  lockRule: LockRule;
};

/** `lockAfterDays`: on which working day a sheet is locked; the product's own deadline where nobody says otherwise. */
export function momentOf(
  now: Date,
  lockAfterDays: number = globalParamKinds["attendance.lockAfterDays"].usual,
): Moment {
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
    firstUntyped: weekdayBefore(today),
    lockRule: { workingDays: lockAfterDays, after: globalParamKinds["attendance.lockAfter"].usual },
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

function weekdayBefore(day: Day): Day {
  const before = addDays(day, -1);
  return weekday(before) > 5 ? weekdayBefore(before) : before;
}
