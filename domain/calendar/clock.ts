import { formatClock } from "../minutes.ts";
import { dayAt, minuteAt, wallMinute } from "./zone.ts";

/** What the wall clock in Athens shows at the instant, as `07:30`. */
export function clockAt(instant: string): string {
  const day = dayAt(instant);
  return formatClock(wallMinute(day, minuteAt(day, instant)));
}
