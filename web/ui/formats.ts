import { decimalToCents, formatCents } from "#domain/money.ts";
import type { Day, Month } from "#domain/calendar/day.ts";
import { dayText, momentFormat } from "#texts/moment.ts";

const number = new Intl.NumberFormat("el-GR");
const month = new Intl.DateTimeFormat("el-GR", { month: "long", year: "numeric", timeZone: "UTC" });
const monthName = new Intl.DateTimeFormat("el-GR", { month: "short", timeZone: "UTC" });
const longDay = new Intl.DateTimeFormat("el-GR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const dayAndMonth = new Intl.DateTimeFormat("el-GR", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const weekdays = {
  long: new Intl.DateTimeFormat("el-GR", { weekday: "long", timeZone: "UTC" }),
  short: new Intl.DateTimeFormat("el-GR", { weekday: "short", timeZone: "UTC" }),
  narrow: new Intl.DateTimeFormat("el-GR", { weekday: "narrow", timeZone: "UTC" }),
};
/** A number with points between thousands, `1.234.567,891`. */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** How many there are, `12.345`; `10.000+` where they are more than what is counted. */
export function formatCount(count: number, countedTo = Infinity): string {
  return count > countedTo ? `${number.format(countedTo)}+` : number.format(count);
}

/** A share of one as a percentage, `37,5%`. */
export function formatShare(share: number): string {
  return `${number.format(Math.round(share * 1000) / 10)}%`;
}

/** A size in the largest of kB, MB and GB that it comes to, `1,5 MB`. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  if (kilobytes < 1024) return `${formatNumber(kilobytes)} kB`;
  const megabytes = kilobytes / 1024;
  const [size, unit] = megabytes < 1024 ? [megabytes, "MB"] : [megabytes / 1024, "GB"];
  return `${formatNumber(Math.round(size * 10) / 10)} ${unit}`;
}

/** A day as it is written in Greece, `05/01/2026`. */
export function formatDay(day: Day): string {
  return dayText(day);
}

/** A day in words, with its weekday and year. */
export function formatLongDay(day: Day): string {
  return longDay.format(Date.parse(day));
}

/** A day in words, without its year. */
export function formatDayAndMonth(day: Day): string {
  return dayAndMonth.format(Date.parse(day));
}

/** A month's name and year, in the nominative. */
export function formatMonth(of: Month): string {
  const text = month.format(Date.parse(`${of}-01`));
  return `${text.charAt(0).toLocaleUpperCase("el")}${text.slice(1)}`;
}

/** An instant in Athens to the minute, `05/01/2026 14:05`, with a space that does not break. */
export function formatInstant(instant: string): string {
  const parts = new Map(
    momentFormat.formatToParts(Date.parse(instant)).map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? "";
  return `${part("day")}/${part("month")}/${part("year")}\u00a0${part("hour")}:${part("minute")}`;
}

/** The time of an instant in Athens, `14:05`. */
export function formatClock(instant: string): string {
  return formatInstant(instant).slice(-5);
}

/** An amount given as decimal text, `1.234,56 €`, with a space that does not break. */
export function formatMoney(decimal: string): string {
  const cents = decimalToCents(decimal);
  return cents === null ? decimal : `${formatCents(cents)}\u00a0€`;
}

/** The name of a day's weekday. */
export function formatWeekday(day: Day, length: "long" | "short" | "narrow"): string {
  return weekdays[length].format(Date.parse(day));
}

/** A month's short name. */
export function formatMonthName(of: Month): string {
  return monthName.format(Date.parse(`${of}-01`));
}
