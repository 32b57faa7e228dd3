import type { Day, Month } from "#domain/calendar/day.ts";
import { clockAt } from "#domain/calendar/clock.ts";
import { dayAt } from "#domain/calendar/zone.ts";

/** 18/03/2026. */
export function dayInMail(day: Day): string {
  return day.split("-").toReversed().join("/");
}

/** 03/2026. */
export function monthInMail(month: Month): string {
  return month.split("-").toReversed().join("/");
}

/** 18/03/2026 11:00, as the clock shows it in Athens. */
export function instantInMail(instant: Date): string {
  const iso = instant.toISOString();
  return `${dayInMail(dayAt(iso))} ${clockAt(iso)}`;
}
