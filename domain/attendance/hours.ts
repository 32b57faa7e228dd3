import { weekday, type Day } from "../calendar/day.ts";
import { dayLength, elapsedMinute } from "../calendar/zone.ts";
import { dayMinutes } from "../minutes.ts";
import { minutesWithin, spansWithin, type Span } from "./spans.ts";
import type { DayNature } from "./types.ts";

const nightEnd = 6 * 60;
const nightStart = 22 * 60;
const clockChange = 60;

/**
 * Minutes of the spans between 22:00 and 06:00 of the wall clock (Presidential Decree 88/1999; Law 4354/2015,
 * article 20). Spans are in minutes of the work date and free of overlaps.
 */
export function nightMinutes(day: Day, spans: readonly Span[]): number {
  if (spans.every(isSurelyByDay)) return 0;
  const at = (wall: number) => elapsedMinute(day, wall) ?? wall;
  return (
    minutesWithin(spans, 0, at(nightEnd)) +
    minutesWithin(spans, at(nightStart), at(dayMinutes + nightEnd)) +
    minutesWithin(spans, at(dayMinutes + nightStart), Infinity)
  );
}

/** Minutes of the spans that fall on a Sunday or a holiday, split at midnight by the calendar. */
export function sundayHolidayMinutes(
  day: Day,
  nature: DayNature,
  nextNature: DayNature,
  spans: readonly Span[],
): number {
  const { isOff, isNextOff } = offDays(day, nature, nextNature);
  if (!isOff && !isNextOff) return 0;
  const midnight = midnightAfter(day, spans);
  const before = isOff ? minutesWithin(spans, 0, midnight) : 0;
  return before + (isNextOff ? minutesWithin(spans, midnight, Infinity) : 0);
}

/**
 * Minutes of the spans at night, on a Sunday or on a holiday, each by its clock time: work that continues a night after 06:00
 * is day work, and work that continues a Sunday after midnight belongs to the Monday (Law 4354/2015, article 20).
 */
export function offHoursMinutes(
  day: Day,
  nature: DayNature,
  nextNature: DayNature,
  spans: readonly Span[],
): number {
  const { isOff, isNextOff } = offDays(day, nature, nextNature);
  const midnight = midnightAfter(day, spans);
  const ordinary = [
    ...(isOff ? [] : spansWithin(spans, 0, midnight)),
    ...(isNextOff ? [] : spansWithin(spans, midnight, Infinity)),
  ];
  return sundayHolidayMinutes(day, nature, nextNature, spans) + nightMinutes(day, ordinary);
}

function offDays(day: Day, nature: DayNature, nextNature: DayNature) {
  const dayOfWeek = weekday(day);
  return {
    isOff: dayOfWeek === 7 || nature.kind === "holiday",
    isNextOff: dayOfWeek === 6 || nextNature.kind === "holiday",
  };
}

/** Where the day after begins; skips the clock computation where no span reaches it. */
function midnightAfter(day: Day, spans: readonly Span[]): number {
  return spans.some(mayPassMidnight) ? dayLength(day) : Infinity;
}

/** Skips the clock computation on all but a few days: true regardless of clock changes. */
function isSurelyByDay(span: Span): boolean {
  return span.from >= nightEnd + clockChange && span.to <= nightStart - clockChange;
}

function mayPassMidnight(span: Span): boolean {
  return span.to > dayMinutes - clockChange;
}
