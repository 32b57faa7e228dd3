import { isLikelyMistyped, longestNightMinutes } from "#domain/attendance/suggested-times.ts";
import type { WallRange } from "#domain/attendance/types.ts";
import {
  dayMinutes,
  formatClock,
  formatEnd,
  formatLaterClock,
  parseClock,
  parseLaterClock,
} from "#domain/minutes.ts";

/**
 * The planned ranges typed for a day, as `07:30-15:30, 17-20`; one that ends before it begins ends
 * on the next day, unless it would be longer than a night: such a shift is written with hours that
 * count on, as `08:00-32:00`, and one that is likely a slip with a mark too, as `07:00-25:00!`. Empty text is a day off; returns null if the text cannot be read.
 */
export function parseRanges(text: string): WallRange[] | null {
  const ranges = typedRanges(text);
  return ranges === null || ranges.some(isUnsaid)
    ? null
    : ranges.map(({ from, to }) => ({ from, to }));
}

/** The first typed range that would run past midnight for longer than a night without that being said outright; null if none. */
export function longShiftIn(text: string): WallRange | null {
  return typedRanges(text)?.find(isUnsaid) ?? null;
}

/** The ranges of a day in the form in which they are typed. */
export function rangesText(ranges: readonly WallRange[]): string {
  return ranges
    .map((range) => {
      const mark = isLikelyMistyped(range.from, range.to) ? "!" : "";
      const end = isLongNight(range) ? formatLaterClock(range.to) + mark : formatEnd(range.to);
      return `${formatClock(range.from)}-${end}`;
    })
    .join(", ");
}

/** `isIntended`: the end was typed with hours that count on past midnight, and with its mark where it is likely a slip. */
type TypedRange = WallRange & { isIntended: boolean };

function typedRanges(text: string): TypedRange[] | null {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  const ranges: TypedRange[] = [];
  for (const part of parts.filter((one) => one !== "")) {
    const [start = "", end = "", ...rest] = part.split(/\s*[-\u2013]\s*/);
    const [from, to] = [parseClock(start), parseLaterClock(end.replace(/!$/, ""))];
    if (from === null || to === null || rest.length > 0 || from === dayMinutes) return null;
    const isIntended = to > dayMinutes && (end.endsWith("!") || !isLikelyMistyped(from, to));
    ranges.push({ from, to: to <= from ? to + dayMinutes : to, isIntended });
  }
  return ranges;
}

function isUnsaid(range: TypedRange): boolean {
  return isLongNight(range) && !range.isIntended;
}

function isLongNight({ from, to }: WallRange): boolean {
  return to > dayMinutes && to - from > longestNightMinutes;
}
