import type { Interval } from "#domain/attendance/types.ts";
import { formatClock } from "#domain/minutes.ts";
import { punchPageTexts as t } from "#texts/punch-pages.ts";

/** Intervals as times of the clock, `07:31 – 15:30`; an end that is missing stays visible. */
export function timesText(intervals: readonly Interval[]): string {
  return intervals
    .map(({ from, to }) => {
      if (from === null && to === null) return t.wholeDay;
      return `${clockOrGap(from)} – ${clockOrGap(to)}`;
    })
    .join(", ");
}

function clockOrGap(minute: number | null): string {
  return minute === null ? t.unknownTime : formatClock(minute);
}
