import { plansWork } from "../attendance/schedule.ts";
import type { Schedule } from "../attendance/types.ts";
import { weekday } from "../calendar/day.ts";
import type { PayTerm } from "./types.ts";

const usualDays = 5;

/** The week that a term owes by its schedule and hours; Monday to Friday where the schedule has none or is not known. */
export function weekOfPay(
  schedule: Pick<Schedule, "anchor" | "weeks"> | undefined,
  weeklyMinutes: number,
): Pick<PayTerm, "week" | "worksOn"> {
  const weeks = schedule?.weeks ?? [];
  const days = weeks.flat().filter((ranges) => ranges.length > 0).length;
  if (!schedule || days === 0) {
    const week = { days: usualDays, weeks: 1, minutes: weeklyMinutes };
    return { week, worksOn: (day) => weekday(day) <= usualDays };
  }
  const week = { days, weeks: weeks.length, minutes: weeklyMinutes };
  return { week, worksOn: (day) => plansWork(schedule, day) };
}
