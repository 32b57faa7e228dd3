import { addDays, type Day } from "./day.ts";

const minuteMilliseconds = 60_000;

/** A change of the clocks: when, and the offsets from UTC in milliseconds on either side of it. */
type OffsetChange = { at: number; before: number; after: number };

/** The same change seen from a day's midnight: after how many elapsed minutes, and by how many minutes. */
type ClockChange = { elapsed: number; shift: number };

type ZoneYear = { firstOffset: number; changes: OffsetChange[]; byDay: Map<Day, ClockChange> };

const years = new Map<number, ZoneYear>();

const athens = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Athens",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Instant, in milliseconds since 1970, of the midnight that begins the day in Athens. Exact from 1981 on. */
export function midnightOf(day: Day): number {
  const utcMidnight = Date.parse(day);
  // Greek clocks change at 01:00 UTC, so the midnights of Athens and of UTC have the same offset.
  return utcMidnight - offsetAt(utcMidnight);
}

/** The instant, ISO in UTC, `minute` elapsed minutes after the day's local midnight. */
export function instantAt(day: Day, minute: number): string {
  return new Date(midnightOf(day) + minute * minuteMilliseconds).toISOString();
}

/** Whole minutes elapsed from the day's local midnight to the instant; seconds are dropped. */
export function minuteAt(day: Day, instant: string): number {
  return Math.floor((Date.parse(instant) - midnightOf(day)) / minuteMilliseconds);
}

/**
 * What the wall clock shows `minute` elapsed minutes after the day's midnight, as minutes of that day:
 * above 1440 it is the next day's clock.
 */
export function wallMinute(day: Day, minute: number): number {
  const change = clockChangeNear(day);
  return change && minute >= change.elapsed ? minute + change.shift : minute;
}

/**
 * Minutes elapsed since the day's midnight when the wall clock shows `wall` (above 1440: the next day's clock).
 * In the hour that autumn repeats, the `occurrence` decides; null in the hour that spring skips.
 */
export function elapsedMinute(
  day: Day,
  wall: number,
  occurrence: "first" | "second" = "first",
): number | null {
  const change = clockChangeNear(day);
  if (!change) return wall;
  const unchanged = wall < change.elapsed ? wall : null;
  const changed = wall - change.shift >= change.elapsed ? wall - change.shift : null;
  return occurrence === "first" ? (unchanged ?? changed) : (changed ?? unchanged);
}

/** Length of the day in minutes: 1440, in spring once 1380, in autumn once 1500. */
export function dayLength(day: Day): number {
  const change = clockChangeNear(day);
  return change && change.elapsed < 1440 ? 1440 - change.shift : 1440;
}

/** The day on the calendar in Athens at the instant. */
export function dayAt(instant: string): Day {
  const moment = Date.parse(instant);
  return dayOfMoment(moment + offsetAt(moment));
}

function clockChangeNear(day: Day): ClockChange | undefined {
  return zoneYear(Number(day.slice(0, 4))).byDay.get(day);
}

function offsetAt(moment: number): number {
  const { firstOffset, changes } = zoneYear(new Date(moment).getUTCFullYear());
  return changes.findLast((change) => change.at <= moment)?.after ?? firstOffset;
}

function zoneYear(year: number): ZoneYear {
  const known = years.get(year);
  if (known) return known;
  const found = findZoneYear(year);
  years.set(year, found);
  return found;
}

function findZoneYear(year: number): ZoneYear {
  const starts = Array.from({ length: 13 }, (_, month) => Date.UTC(year, month, 1));
  const changes = starts.flatMap((start, month) => {
    const end = starts[month + 1];
    return end === undefined ? [] : changeBetween(start, end);
  });
  const byDay = new Map(changes.flatMap(changeFromMidnights));
  return { firstOffset: readOffset(Date.UTC(year, 0, 1)), changes, byDay };
}

function changeBetween(start: number, end: number): OffsetChange[] {
  const before = readOffset(start);
  const after = readOffset(end);
  if (before === after) return [];
  let [low, high] = [start / minuteMilliseconds, end / minuteMilliseconds];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (readOffset(middle * minuteMilliseconds) === before) low = middle;
    else high = middle;
  }
  return [{ at: high * minuteMilliseconds, before, after }];
}

/** A night shift meets the change of the following morning, so the eve knows of it too. */
function changeFromMidnights({ at, before, after }: OffsetChange): [Day, ClockChange][] {
  const day = dayOfMoment(at + before);
  const elapsed = (at + before - Date.parse(day)) / minuteMilliseconds;
  const shift = (after - before) / minuteMilliseconds;
  return [
    [addDays(day, -1), { elapsed: elapsed + 1440, shift }],
    [day, { elapsed, shift }],
  ];
}

function readOffset(moment: number): number {
  const part = new Map(
    athens.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const field = (name: Intl.DateTimeFormatPartTypes) => part.get(name) ?? 0;
  const shown = Date.UTC(
    field("year"),
    field("month") - 1,
    field("day"),
    field("hour"),
    field("minute"),
    field("second"),
  );
  return shown - moment;
}

function dayOfMoment(moment: number): Day {
  return new Date(moment).toISOString().slice(0, 10);
}
