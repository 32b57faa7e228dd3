import { dayAt, minuteAt, wallMinute } from "#domain/calendar/zone.ts";

/** Hours that clocks in Athens are ahead of UTC. */
export function hoursBeforeUtc(now: Date): number {
  return Math.round((wallAt(now).getTime() - now.getTime()) / 3_600_000);
}

/** The wall clock of Athens in the readers' format: seconds since 2000, as if each month had 31 days. */
export function readerSeconds(now: Date): number {
  const wall = wallAt(now);
  const months = (wall.getUTCFullYear() - 2000) * 12 + wall.getUTCMonth();
  const days = months * 31 + wall.getUTCDate() - 1;
  return days * 86_400 + ((wall.getTime() % 86_400_000) - wall.getUTCMilliseconds()) / 1000;
}

/** An instant whose UTC clock shows the present time in Athens. */
function wallAt(now: Date): Date {
  const instant = now.toISOString();
  const day = dayAt(instant);
  const minutes = wallMinute(day, minuteAt(day, instant));
  return new Date(Date.parse(day) + minutes * 60_000 + (now.getTime() % 60_000));
}
