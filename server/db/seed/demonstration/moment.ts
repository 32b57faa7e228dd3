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

/** The point in time that the demonstration is generated for: two full months and the running one up to yesterday. */
export type Moment = {
  now: Date;
  today: Day;
  /** The older full month: closed. */
  oldest: Month;
  /** The month before the running one: being closed. */
  middle: Month;
  running: Month;
  firstDay: Day;
  /** From this day on, sheets typed by hand have not been filled in yet. */
  firstUntyped: Day;
  /** Until when its sheets may be edited. */
  lockRule: LockRule;
};

/** `lockAfterDays`: the working day on which a sheet is locked; the product's own deadline by default. */
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

/** The first day of the month `count` months after the running one. */
export function monthStart(moment: Moment, count: number): Day {
  return firstDay(addMonths(moment.running, count));
}

/** The last day of a span of `months` months that starts on the first of a month. */
export function endOfMonths(start: Day, months: number): Day {
  return lastDay(addMonths(monthOf(start), months - 1));
}

/** The instant at which it is that minute of the day in Athens. */
export function at(day: Day, minute: number): Date {
  return new Date(instantAt(day, minute));
}

function weekdayBefore(day: Day): Day {
  const before = addDays(day, -1);
  return weekday(before) > 5 ? weekdayBefore(before) : before;
}
