import type { WallRange } from "#domain/attendance/types.ts";
import { formatClock, parseClock } from "#domain/minutes.ts";

const dayMinutes = 1440;

/**
 * The planned ranges typed for a day, as `07:30-15:30, 17-20`; one that ends before it begins ends on the next day.
 * Empty text is a day off; null when it cannot be read.
 */
export function parseRanges(text: string): WallRange[] | null {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  const ranges: WallRange[] = [];
  for (const part of parts.filter((one) => one !== "")) {
    const [from, to, ...rest] = part.split(/\s*[-\u2013]\s*/).map(parseClock);
    if (from === null || from === undefined || to === null || to === undefined) return null;
    if (rest.length > 0 || from === dayMinutes) return null;
    ranges.push({ from, to: to <= from ? to + dayMinutes : to });
  }
  return ranges;
}

/** The ranges of a day as they are typed. */
export function rangesText(ranges: readonly WallRange[]): string {
  return ranges
    .map(({ from, to }) => `${formatClock(from)}-${to === dayMinutes ? "24:00" : formatClock(to)}`)
    .join(", ");
}
