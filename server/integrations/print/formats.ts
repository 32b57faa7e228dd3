import type { Month } from "#domain/calendar/day.ts";
import { momentFormat } from "#texts/moment-format.ts";

const monthFormat = new Intl.DateTimeFormat("el-GR", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A month's name and year, in the nominative. */
export function monthTitle(month: Month): string {
  return monthFormat.format(Date.parse(`${month}-01`));
}

/** Where anyone proves, by its code, that a signed sheet was not changed. */
export function verifyUrl(publicUrl: string, code: string): string {
  const url = new URL("/verify-attendances", publicUrl);
  url.searchParams.set("code", code);
  return url.toString();
}

/** An instant on the clock of Athens, `05/04/2026, 10:30`. */
export function instantText(at: Date): string {
  return momentFormat.format(at);
}
