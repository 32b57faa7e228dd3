import { isDay } from "#domain/calendar/day.ts";
import { dayAt, elapsedMinute, instantAt } from "#domain/calendar/zone.ts";
import { calendarTexts } from "#texts/common.ts";
import { globalParamsTexts as t } from "#texts/parameter-pages.ts";
import { clockOf } from "#web/ui/form/convert.ts";

/** The invalid field of an end, and why. */
type EndFault = { field: "expectedEnd" | "clock"; sentence: string };

/** Why an end is invalid as its day and its hour are typed; null if it is valid, and if neither is typed. */
export function faultOfEnd(day: string, clock: string, now: number): EndFault | null {
  const [hasDay, hasClock] = [day.trim() !== "", clock.trim() !== ""];
  if (!hasDay && !hasClock) return null;
  if (!hasDay) return { field: "expectedEnd", sentence: t.endWithoutDay };
  if (!isDay(day)) return { field: "expectedEnd", sentence: calendarTexts.noDay };
  if (!hasClock) return { field: "clock", sentence: t.endWithoutClock };
  const end = endOf(day, clock);
  if (end === null) return { field: "clock", sentence: t.noClock };
  if (Date.parse(end) > now) return null;
  const isOfToday = day === dayAt(new Date(now).toISOString());
  return { field: isOfToday ? "clock" : "expectedEnd", sentence: t.endPast };
}

/** The instant of a day and a wall-clock time in Athens; null if there is no such instant. */
export function endOf(day: string, clock: string): string | null {
  const wall = clockOf(clock);
  if (!isDay(day) || wall === undefined || Number.isNaN(wall)) return null;
  const minute = elapsedMinute(day, wall);
  return minute === null ? null : instantAt(day, minute);
}
