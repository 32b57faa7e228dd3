import { addDays, type Day } from "./day.ts";

const minuteMilliseconds = 60_000;
const hourMilliseconds = 60 * minuteMilliseconds;
const dayMilliseconds = 24 * hourMilliseconds;

/** Offsets from UTC in milliseconds. */
const standardOffset = 2 * hourMilliseconds;
const summerOffset = 3 * hourMilliseconds;

/** A change of the clocks seen from a day's midnight: after how many elapsed minutes, and by how many minutes. */
type ClockChange = { elapsed: number; shift: number };

/** When summer time begins and ends, in milliseconds since 1970. */
type ZoneYear = { begins: number; ends: number; byDay: Map<Day, ClockChange> };

const years = new Map<number, ZoneYear>();

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
 * In the hour that is repeated in autumn, `occurrence` decides; null in the hour that is skipped in spring.
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

/** The calendar day in Athens at the instant. */
export function dayAt(instant: string): Day {
  const moment = Date.parse(instant);
  return dayOfMoment(moment + offsetAt(moment));
}

/** What clocks in Athens show at the instant, to the second, with their offset from UTC: `2026-04-02T11:00:00+03:00`. */
export function wallTimeAt(instant: string): string {
  const moment = Date.parse(instant);
  const offset = offsetAt(moment);
  const wall = new Date(moment + offset).toISOString().slice(0, 19);
  return `${wall}+0${offset / hourMilliseconds}:00`;
}

function clockChangeNear(day: Day): ClockChange | undefined {
  return zoneYear(Number(day.slice(0, 4))).byDay.get(day);
}

function offsetAt(moment: number): number {
  const { begins, ends } = zoneYear(new Date(moment).getUTCFullYear());
  return begins <= moment && moment < ends ? summerOffset : standardOffset;
}

/**
 * Summer time lasts from the last Sunday of March to that of October, 01:00 UTC (Directive 2000/84/EC, 2 and 3); until 1995
 * to that of September. Computed, since the first formatter that a browser creates takes 25 ms.
 */
function zoneYear(year: number): ZoneYear {
  const known = years.get(year);
  if (known) return known;
  const begins = changeIn(year, 3);
  const ends = changeIn(year, year < 1996 ? 9 : 10);
  const byDay = new Map([
    ...changeFromMidnights(begins + standardOffset, 60),
    ...changeFromMidnights(ends + summerOffset, -60),
  ]);
  const found = { begins, ends, byDay };
  years.set(year, found);
  return found;
}

/** 01:00 UTC on the last Sunday of a month, 1 to 12. */
function changeIn(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 0));
  return last.getTime() - last.getUTCDay() * dayMilliseconds + hourMilliseconds;
}

/** A night shift meets the change of the following morning, so the day before carries it too. */
function changeFromMidnights(wall: number, shift: number): [Day, ClockChange][] {
  const day = dayOfMoment(wall);
  const elapsed = (wall - Date.parse(day)) / minuteMilliseconds;
  return [
    [addDays(day, -1), { elapsed: elapsed + 1440, shift }],
    [day, { elapsed, shift }],
  ];
}

function dayOfMoment(moment: number): Day {
  return new Date(moment).toISOString().slice(0, 10);
}
