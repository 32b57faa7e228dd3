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

/** How long a sheet stays open: until the clock shows `after` (HH:MM) on the given number of working days after its day. */
export type LockRule = { workingDays: number; after: string };

/** The instant, ISO in UTC, at which the rule locks the sheet of a structure and day. Null where no working day comes. */
export function lockInstantOf(
  calendar: Calendar,
  sheet: { structureId: string; day: Day },
  { workingDays, after }: LockRule,
): string | null {
  let last: Day | null = sheet.day;
  for (let count = 0; count < workingDays && last !== null; count += 1)
    last = nextWorkingDay(calendar, sheet.structureId, last);
  if (last === null) return null;
  const minute = Number(after.slice(0, 2)) * 60 + Number(after.slice(3));
  return instantAt(last, elapsedMinute(last, minute) ?? minute);
}
