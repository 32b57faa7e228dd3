import type { Month } from "#domain/calendar/day.ts";
import { clockAt } from "#domain/calendar/clock.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { dayText } from "#texts/moment.ts";

/** 03/2026. */
export function monthInMail(month: Month): string {
  return month.split("-").toReversed().join("/");
}

/** 18/03/2026 11:00, as the clock shows it in Athens. */
export function instantInMail(instant: Date): string {
  const iso = instant.toISOString();
  return `${dayText(dayAt(iso))} ${clockAt(iso)}`;
}
