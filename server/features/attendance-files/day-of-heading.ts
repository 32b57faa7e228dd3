import { firstDay, isDay, type Month } from "#domain/calendar/day.ts";
import { fold } from "#domain/identity/fold.ts";

/** A day as a heading names it; `month` is null if it names none. */
export type HeadingDay = { day: number; month: Month | null };

const longest = 30;

/**
 * The day that a heading names, as people write it: `5`, `05`, `5/11`, `05-11-2026`, `5.11.26`, `2026-11-05`, with the day
 * of the week or the name of the month in Greek beside it. Null where it names none.
 */
export function dayOfHeading(heading: string, fileMonth: Month): HeadingDay | null {
  if (heading.length > longest) return null;
  const numbers = (heading.match(/\d+/g) ?? []).map(Number);
  const namedMonth = namedMonths(heading);
  if (numbers.length === 0 || numbers.length > 3 || namedMonth === null) return null;
  const [day = 0, month, year] = /^\D*\d{4}/.test(heading) ? numbers.toReversed() : numbers;
  if (namedMonth !== undefined) return dayIn(day, namedMonth, month ?? year, fileMonth);
  return month === undefined
    ? dayIn(day, null, undefined, fileMonth)
    : dayIn(day, month, year, fileMonth);
}

/** A missing year is that of the asked month. */
function dayIn(
  day: number,
  month: number | null,
  year: number | undefined,
  fileMonth: Month,
): HeadingDay | null {
  if (month === null) return day >= 1 && day <= 31 ? { day, month: null } : null;
  const full = year === undefined ? Number(fileMonth.slice(0, 4)) : year < 100 ? 2000 + year : year;
  const of = `${full}-${String(month).padStart(2, "0")}`;
  return isDay(`${of}-${String(day).padStart(2, "0")}`) ? { day, month: of } : null;
}

const shortest = 3;
const year = 2026;
const months = Array.from({ length: 12 }, (_, index) =>
  nameOf(`${year}-${String(index + 1).padStart(2, "0")}`, { month: "long" }),
);
const weekdays = Array.from({ length: 7 }, (_, index) =>
  nameOf(`${year}-03`, { weekday: "long" }, index + 1),
);

function nameOf(month: Month, format: Intl.DateTimeFormatOptions, day = 1): string {
  const moment = new Date(
    `${firstDay(month).slice(0, 8)}${String(day).padStart(2, "0")}T12:00:00Z`,
  );
  return fold(new Intl.DateTimeFormat("el", { ...format, timeZone: "UTC" }).format(moment));
}

/** The month named in letters; undefined if there is none, null if the letters are not part of a date. */
function namedMonths(heading: string): number | null | undefined {
  let found: number | undefined;
  for (const word of fold(heading).match(/\p{L}+/gu) ?? []) {
    const month = months.findIndex(
      (name) => word.length >= shortest && name.slice(0, shortest) === word.slice(0, shortest),
    );
    if (month >= 0) found = month + 1;
    else if (!weekdays.some((name) => name.startsWith(word))) return null;
  }
  return found;
}
