import {
  dayMinutes,
  formatEnd,
  formatShortClock,
  parseClock,
  parseLaterClock,
} from "../minutes.ts";

const noon = 720;

/**
 * A departure is taken as the next day's only if the shift is then no longer than this or than the plan. Arrival and
 * departure of a day's work typed in reverse would be a longer night: 15:30-7:30 is a mistake, 22-6 is not.
 */
export const longestNightMinutes = 12 * 60;

const tenHours = 600;

/**
 * Whether an end that counts on past midnight is likely a slip of its first digit: `7-25` for `7-15`. Both are minutes on
 * the wall clock of the day; a night, and a duty of 24 hours, are not.
 */
export function isLikelyMistyped(from: number, to: number): boolean {
  const meant = to - tenHours;
  const isSlip = to > dayMinutes && to < dayMinutes + 6 * 60;
  return isSlip && from < noon && to - from > longestNightMinutes && meant > from;
}

/**
 * Times that may have been meant by a text that could not be read as typed, the most likely first, each as a person
 * would type it: two times without a dash between them (`8:00 15:30`), an afternoon departure on a 12-hour clock
 * (`8-3`, `-3`), arrival and departure swapped, or a slip of the end (`7-25`). Empty for any other text.
 */
export function suggestedTimes(text: string): string[] {
  const lone = parseClock(/^\s*[-\u2010-\u2015\u2212]\s*([\d:.]+)\s*$/.exec(text)?.[1] ?? "");
  if (lone !== null && lone < noon) return [`-${formatShortClock(lone + noon)}`];
  const slip = /^\s*([\d:.]+)\s*[-\u2010-\u2015\u2212]\s*([\d:.]+)\s*$/.exec(text);
  const [begun, late] = [parseClock(slip?.[1] ?? ""), parseLaterClock(slip?.[2] ?? "")];
  if (begun !== null && late !== null && isLikelyMistyped(begun, late))
    return [times(begun, late - tenHours)];
  const ends = /^\s*([\d:.]+)(?:\s*[-\u2010-\u2015\u2212]\s*|[\s,;/]+)([\d:.]+)\s*$/.exec(text);
  const [arrival, departure] = [parseClock(ends?.[1] ?? ""), parseClock(ends?.[2] ?? "")];
  if (arrival === null || departure === null || arrival === dayMinutes) return [];
  const isAfternoon = arrival < noon && departure < noon && departure + noon > arrival;
  return [
    times(arrival, departure),
    ...(isAfternoon ? [times(arrival, departure + noon)] : []),
    // 24:00 ends a day and begins none.
    ...(departure === dayMinutes ? [] : [times(departure, arrival)]),
  ];
}

/**
 * The times that may have been meant by one arrival and departure where no plan tells more: null where the text is
 * anything else, is valid as typed (`7:30-15:30`, `22-6`), or is a full 24 hours.
 */
export function suggestedRange(text: string, longestMinutes = longestNightMinutes): string | null {
  const [arrival, departure, ...rest] = text.split(/\s*[-\u2010-\u2015\u2212]\s*/).map(parseClock);
  const isRead = rest.length === 0 && typeof arrival === "number" && typeof departure === "number";
  if (isRead && (arrival === departure || lengthOf(arrival, departure) <= longestMinutes))
    return null;
  const fits = (meant: string) => {
    const [from, to] = meant.split("-").map(parseClock);
    return (
      typeof from === "number" && typeof to === "number" && lengthOf(from, to) <= longestMinutes
    );
  };
  return suggestedTimes(text).find(fits) ?? null;
}

function lengthOf(from: number, to: number): number {
  return to > from ? to - from : to + dayMinutes - from;
}

function times(from: number, to: number): string {
  return `${formatShortClock(from)}-${to === dayMinutes ? formatEnd(to) : formatShortClock(to)}`;
}
