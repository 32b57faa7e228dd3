import type { Day } from "../calendar/day.ts";
import { elapsedMinute, wallMinute } from "../calendar/zone.ts";
import {
  dayMinutes,
  formatClock,
  formatEnd,
  formatLaterClock,
  parseLaterClock,
} from "../minutes.ts";
import type { DayPlan, Minute } from "./types.ts";
import { isLikelyMistyped, longestNightMinutes } from "./suggested-times.ts";

/** The times of a range in minutes of the work date; null: the end is missing. */
type CellTimes = { from: Minute | null; to: Minute | null };

/** Why typed times cannot be read. */
export type TimesRefusal =
  | "unreadable-cell"
  | "time-does-not-exist"
  | "departure-before-arrival"
  | "departure-of-next-night";

/** What reading times depends on; `after` is the end of the range typed before them. */
type TimesContext = { day: Day; plan: DayPlan; after: Minute | null };

/**
 * A time as typed, in wall-clock minutes of the work date; hours from 24 up belong to the next day. `*` marks the second
 * occurrence of the hours that are repeated in autumn, `!` that the clock is meant as typed, whatever the plan.
 */
type TypedTime = { wall: number; isSecond: boolean; isExact: boolean; isSure: boolean };

/** A departure typed alone and earlier than this more likely means the afternoon, unless the plan leads to it. */
const earliestLoneDeparture = 4 * 60;

/** Whether the word is times rather than a code, well formed or not. */
export function looksLikeTimes(word: string): boolean {
  return /^[\d:.*!]*-[\d:.*!-]*$/.test(word);
}

/**
 * The times of `7:30-15:30`, `0730-1530`, `7-15`, `7:30-` or `-15:30`. A departure not after its arrival belongs to the next
 * day; so does an arrival within a planned night, or after a range that has passed midnight. A departure alone before 04:00 is
 * unreadable unless a range typed before it or a shift planned within 12 hours before leads to it: in an office `-1` more
 * likely means 13:00. `-1!` and `-25` are explicit. `7-25` is likely a slip for `7-15`, and is `7-25!` where it is meant.
 */
export function readTimes(
  word: string,
  context: TimesContext,
): CellTimes | { refusal: TimesRefusal } {
  const ends = word.split("-");
  const [arrival, departure] = ends.map((end) => (end === "" ? null : readTime(end)));
  if (ends.length !== 2 || arrival === undefined || departure === undefined) return unreadable;
  if (arrival === "unreadable" || departure === "unreadable") return unreadable;
  if (arrival === null && departure === null) return unreadable;

  const from = arrival && arrivalOf(arrival, context);
  if (from === undefined) return { refusal: "time-does-not-exist" };
  return departure ? withDeparture(from, departure, context) : { from, to: null };
}

/**
 * Writes times so that `readTimes` reads them back in the same context: the clock alone, with a mark only where one is
 * needed.
 */
export function writeTimes(times: CellTimes, context: TimesContext): string {
  for (const departureMark of marks) {
    for (const arrivalMark of marks) {
      const arrival = writeTime(times.from, arrivalMark, context.day, formatClock);
      const word = `${arrival}-${writeTime(times.to, departureMark, context.day, formatEnd)}`;
      const read = readTimes(word, context);
      if ("from" in read && read.from === times.from && read.to === times.to) return word;
    }
  }
  return "";
}

/** Marks of a written time, the simplest first; `+` writes the hours past midnight as 24 and up. */
const marks = ["", "*", "+", "+*", "!", "*!", "+!", "+*!"];

const mistyped = { refusal: "departure-of-next-night" } as const;
const unreadable = { refusal: "unreadable-cell" } as const;

function readTime(text: string): TypedTime | "unreadable" {
  const digits = text.replace(/[*!]+$/, "");
  const wall = parseLaterClock(digits);
  if (wall === null) return "unreadable";
  const marks = text.slice(digits.length);
  return {
    wall,
    isSecond: marks.includes("*"),
    isExact: marks.includes("!") || wall >= dayMinutes,
    isSure: marks.includes("!"),
  };
}

/** Undefined where the wall clock skips the time. */
function arrivalOf(time: TypedTime, context: TimesContext): Minute | undefined {
  const isNextDay = !time.isExact && (isAfterMidnight(context) || isInPlannedNight(time, context));
  return minuteOf(isNextDay ? { ...time, wall: time.wall + dayMinutes } : time, context.day);
}

function withDeparture(
  from: Minute | null,
  time: TypedTime,
  context: TimesContext,
): CellTimes | { refusal: TimesRefusal } {
  const next = { ...time, wall: time.wall + dayMinutes };
  const isLone = from === null && !time.isExact;
  const isNextDay = isLone && isNextDayDeparture(time, context);
  const isInNight = isLone && time.wall < earliestLoneDeparture;
  if (isInNight && !followsWork(isNextDay ? next : time, context)) return unreadable;
  const readings = isNextDay ? [next] : time.isExact ? [time] : [time, next];
  for (const reading of readings) {
    const first = minuteOf(reading, context.day);
    if (first === undefined && isAfter(reading, from, context.day)) {
      return { refusal: "time-does-not-exist" };
    }
    const second = minuteOf({ ...reading, isSecond: true }, context.day);
    const to = [first, second].find((minute) => minute !== undefined && minute > (from ?? -1));
    if (to === undefined) continue;
    if (from !== null && !time.isSure && isMistyped(from, time, context)) return mistyped;
    const isTooLong = reading === next && to - (from ?? to) > longestPlanned(context.plan);
    return isTooLong ? { refusal: "departure-before-arrival" } : { from, to };
  }
  return { refusal: "departure-before-arrival" };
}

/** `7-25` more likely means `7-15`, unless the plan is that long: it is recorded only as `7-25!`. */
function isMistyped(from: Minute, { wall }: TypedTime, { day, plan }: TimesContext): boolean {
  const arrival = wallMinute(day, from);
  return wall - arrival > longestPlanned(plan) && isLikelyMistyped(arrival, wall);
}

function minuteOf({ wall, isSecond }: TypedTime, day: Day): Minute | undefined {
  return elapsedMinute(day, wall, isSecond ? "second" : "first") ?? undefined;
}

function isAfter(time: TypedTime, from: Minute | null, day: Day): boolean {
  return from === null || time.wall > wallMinute(day, from);
}

function isAfterMidnight({ after, day }: TimesContext): boolean {
  return after !== null && wallMinute(day, after) > dayMinutes;
}

function isInPlannedNight(time: TypedTime, { day, plan }: TimesContext): boolean {
  const isPlanned = (wall: number) =>
    plan.ranges.some(({ from, to }) => wallMinute(day, from) <= wall && wall < wallMinute(day, to));
  return isPlanned(time.wall + dayMinutes) && !isPlanned(time.wall);
}

/** Without an arrival the departure is the one nearer to the planned end. */
function isNextDayDeparture(time: TypedTime, context: TimesContext): boolean {
  if (isAfterMidnight(context)) return true;
  const planned = context.plan.ranges.at(-1)?.to;
  if (planned === undefined) return false;
  const end = wallMinute(context.day, planned);
  return Math.abs(time.wall + dayMinutes - end) < Math.abs(time.wall - end);
}

function followsWork({ wall }: TypedTime, { day, plan, after }: TimesContext): boolean {
  const lengths = plan.ranges.map(({ from }) => wall - wallMinute(day, from));
  return after !== null || lengths.some((length) => length > 0 && length <= longestPlanned(plan));
}

function longestPlanned(plan: DayPlan): number {
  return Math.max(longestNightMinutes, ...plan.ranges.map(({ from, to }) => to - from));
}

function writeTime(
  minute: Minute | null,
  mark: string,
  day: Day,
  clock: (wall: number) => string,
): string {
  if (minute === null) return "";
  const wall = wallMinute(day, minute);
  return mark.startsWith("+") ? formatLaterClock(wall) + mark.slice(1) : clock(wall) + mark;
}
