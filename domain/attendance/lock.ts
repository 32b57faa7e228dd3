import { addDays, weekday, type Day } from "../calendar/day.ts";
import type { Calendar } from "../calendar/holidays.ts";
import { elapsedMinute, instantAt } from "../calendar/zone.ts";

/** A structure closed for longer than this has no next working day. */
const longestWait = 400;

/** The next day after `day`, from Monday to Friday, that is neither a holiday nor a closure of the structure; null where none comes. */
export function nextWorkingDay(calendar: Calendar, structureId: string, day: Day): Day | null {
  for (let count = 1; count <= longestWait; count += 1) {
    const next = addDays(day, count);
    const { kind } = calendar(next, structureId);
    if (weekday(next) < 6 && kind !== "holiday" && kind !== "closure") return next;
  }
  return null;
}

/**
 * The instant, ISO in UTC, at which the sheet of a structure and day is locked: when the clock shows `lockAfter` (HH:MM)
 * on the structure's next working day (product.md 3.3). Null where no working day comes.
 */
export function lockInstantOf(
  calendar: Calendar,
  sheet: { structureId: string; day: Day },
  lockAfter: string,
): string | null {
  const next = nextWorkingDay(calendar, sheet.structureId, sheet.day);
  if (next === null) return null;
  const minute = Number(lockAfter.slice(0, 2)) * 60 + Number(lockAfter.slice(3));
  return instantAt(next, elapsedMinute(next, minute) ?? minute);
}
