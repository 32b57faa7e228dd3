import { decimalToCents, formatCents } from "#domain/money.ts";
import { weekday, type Day, type Month } from "#domain/calendar/day.ts";
import { dayAt, minuteAt, wallMinute } from "#domain/calendar/zone.ts";
import { dayAndMonthText, monthText, shortMonthText, weekdayNames } from "#texts/calendar-names.ts";
import { dayText } from "#texts/moment.ts";
import { numberText } from "#texts/number-text.ts";

const letters = { long: undefined, short: 3, narrow: 1 };

/** A number, `1.234.567,891`. */
export function formatNumber(value: number): string {
  return numberText(value);
}

/** A count, `12.345`; `10.000+` if it exceeds `countedTo`. */
export function formatCount(count: number, countedTo = Infinity): string {
  return count > countedTo ? `${formatNumber(countedTo)}+` : formatNumber(count);
}

/** A share of one as a percentage, `37,5%`. */
export function formatShare(share: number): string {
  return `${formatNumber(Math.round(share * 1000) / 10)}%`;
}

/** A size in the largest fitting unit of kB, MB and GB, `1,5 MB`. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${formatNumber(kilobytes)} kB`;
  const megabytes = kilobytes / 1024;
  const [size, unit] = megabytes < 1024 ? [megabytes, "MB"] : [megabytes / 1024, "GB"];
  return `${formatNumber(Math.round(size * 10) / 10)} ${unit}`;
}

/** A day in Greek notation, `05/01/2026`. */
export function formatDay(day: Day): string {
  return dayText(day);
}

/** A range of days, `01/03/2026 – 05/03/2026`; a single day if both are the same. */
export function formatDays({ from, to }: { from: Day; to: Day }): string {
  return from === to ? formatDay(from) : `${formatDay(from)}\u00a0– ${formatDay(to)}`;
}

/** A day in words, with its weekday and year. */
export function formatLongDay(day: Day): string {
  return `${formatWeekday(day, "long")} ${formatDayAndMonth(day)} ${day.slice(0, 4)}`;
}

/** A day in words, without its year. */
export function formatDayAndMonth(day: Day): string {
  return dayAndMonthText(day);
}

/** A month's name and year, in the nominative. */
export function formatMonth(of: Month): string {
  return monthText(of);
}

/** An instant in Athens to the minute, `05/01/2026 14:05`, with a non-breaking space. */
export function formatInstant(instant: string): string {
  const day = dayAt(instant);
  const minute = wallMinute(day, minuteAt(day, instant));
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0"));
  return `${dayText(day)}\u00a0${clock.join(":")}`;
}

/** The time of an instant in Athens, `14:05`. */
export function formatClock(instant: string): string {
  return formatInstant(instant).slice(-5);
}

/** An amount given as decimal text, `1.234,56 €`, with a non-breaking space. */
export function formatMoney(decimal: string): string {
  const cents = decimalToCents(decimal);
  return cents === null ? decimal : `${formatCents(cents)}\u00a0€`;
}

/** The name of a day's weekday. */
export function formatWeekday(day: Day, length: "long" | "short" | "narrow"): string {
  return (weekdayNames[weekday(day) - 1] ?? "").slice(0, letters[length]);
}

/** A month's short name. */
export function formatMonthName(of: Month): string {
  return shortMonthText(of);
}
