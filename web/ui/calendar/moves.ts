import {
  addDays,
  addMonths,
  daysOfMonth,
  firstDay,
  lastDay,
  mondayOf,
  monthOf,
  type Day,
  type Month,
} from "#domain/calendar/day.ts";

/** The weeks that a month touches, Monday first, seven days each. */
export function weeksOf(month: Month): Day[][] {
  const first = mondayOf(firstDay(month));
  const weeks = Math.ceil((daysOfMonth(month).length + daysBefore(month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day)),
  );
}

/**
 * The day that a key moves to from `day`, per the ARIA practices for a date grid: arrows by day and week, Home and
 * End within the week, Page keys by month, with Shift by year. Null for any other key.
 */
export function dayAfterKey(day: Day, key: string, shift: boolean): Day | null {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return mondayOf(day);
    case "End":
      return addDays(mondayOf(day), 6);
    case "PageUp":
      return sameDayIn(day, addMonths(monthOf(day), shift ? -12 : -1));
    case "PageDown":
      return sameDayIn(day, addMonths(monthOf(day), shift ? 12 : 1));
    default:
      return null;
  }
}

/** The day of the same number in another month, or that month's last day. */
export function sameDayIn(day: Day, month: Month): Day {
  const wished = `${month}-${day.slice(8)}`;
  const last = lastDay(month);
  return wished < last ? wished : last;
}

/** The day, or the nearest one within the bounds. */
export function clampDay(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}

function daysBefore(month: Month): number {
  const first = firstDay(month);
  return (Date.parse(first) - Date.parse(mondayOf(first))) / 86_400_000;
}
