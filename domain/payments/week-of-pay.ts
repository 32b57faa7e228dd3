import type { Schedule } from "../attendance/types.ts";
import type { WeekOfPay } from "./types.ts";

const usualDays = 5;

/** The week that a term owes by its schedule and hours; five days where the schedule has none or is not known. */
export function weekOfPay(
  schedule: Pick<Schedule, "weeks"> | undefined,
  weeklyMinutes: number,
): WeekOfPay {
  const weeks = schedule?.weeks ?? [];
  const days = weeks.flat().filter((ranges) => ranges.length > 0).length;
  return days === 0
    ? { days: usualDays, weeks: 1, minutes: weeklyMinutes }
    : { days, weeks: weeks.length, minutes: weeklyMinutes };
}
