import { isDay, type Day } from "../calendar/day.ts";
import { elapsedMinute, instantAt } from "../calendar/zone.ts";
import { isStorable } from "../storable-text.ts";

/** A line of a card reader's log, unconverted: the local time of Athens, by the reader's own clock. */
export type ReaderLine = {
  /** Number of the card, or of the person on the reader. */
  pin: string;
  day: Day;
  /** Minutes of the wall clock. */
  wallMinute: number;
  second: number;
  status: string;
};

/** The direction in which a person passed. */
export type ReaderDirection = "in" | "out" | "unknown";

const directions: Readonly<Record<string, ReaderDirection>> = {
  0: "in",
  3: "in",
  4: "in",
  1: "out",
  2: "out",
  5: "out",
};

/**
 * Reads a line of ZKTeco readers: number, local time as `2026-03-17 07:31:05`, status, verification method and more,
 * separated by tabs; null for anything else.
 */
export function readerLineOf(line: string): ReaderLine | null {
  const [pin = "", time = "", status = ""] = line.split("\t").map((part) => part.trim());
  const found = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(time);
  const [, day = "", hour, minute, second] = found ?? [];
  if (!/^[0-9A-Za-z]{1,40}$/.test(pin) || !isDay(day) || !isStorable(line)) return null;
  const wallMinute = Number(hour) * 60 + Number(minute);
  return { pin, day, wallMinute, second: Number(second), status };
}

/** Statuses 0, 3 and 4 are arrivals (from a break, overtime), 1, 2 and 5 departures; others, such as 255, give no direction. */
export function directionOf({ status }: Pick<ReaderLine, "status">): ReaderDirection {
  return directions[status] ?? "unknown";
}

/**
 * The instants, in milliseconds since 1970, at which clocks in Athens showed the time of the line: one, two in the
 * hour that is repeated in autumn, none in the hour that is skipped in spring.
 */
export function instantsOf({ day, wallMinute, second }: ReaderLine): number[] {
  const runs = [elapsedMinute(day, wallMinute, "first"), elapsedMinute(day, wallMinute, "second")];
  const minutes = [...new Set(runs)].filter((minute) => minute !== null);
  return minutes.map((minute) => Date.parse(instantAt(day, minute)) + second * 1000);
}

/** When a line was written: by the server's clock as far as it is known, in milliseconds since 1970. */
export type ReaderTime = {
  /** By the reader's clock. */
  at: number;
  /** What must be added to get the server's. */
  offsetMs: number;
  doubt: "clock" | "repeated-hour" | null;
};

/** A clock that is wrong by less than this does not matter. */
export const clockToleranceMs = 120_000;
const longestMs = 30 * 86_400_000;

/**
 * When a line that arrives at `now` was written. A line that was written this moment (`isLive`) shows how wrong the clock is;
 * any other only reveals a clock that runs ahead.
 */
export function readerTimeOf(line: ReaderLine, now: number, isLive: boolean): ReaderTime {
  const instants = instantsOf(line);
  const [first, second] = instants;
  // A clock that was not moved forward in spring is an hour behind.
  if (first === undefined) return { ...withOffset(unmoved(line), now, isLive), doubt: "clock" };
  if (second === undefined) return withOffset(first, now, isLive);
  if (second > now + clockToleranceMs) return withOffset(first, now, isLive);
  if (isLive) return withOffset(nearest(instants, now), now, true);
  return { at: first, offsetMs: 0, doubt: "repeated-hour" };
}

function withOffset(at: number, now: number, isLive: boolean): ReaderTime {
  const offsetMs = isLive || at > now + clockToleranceMs ? now - at : 0;
  const isDoubtful = Math.abs(offsetMs) > clockToleranceMs || at < now - longestMs;
  return { at, offsetMs, doubt: isDoubtful ? "clock" : null };
}

function unmoved({ day, wallMinute, second }: ReaderLine): number {
  return Date.parse(instantAt(day, wallMinute)) + second * 1000;
}

function nearest(instants: readonly number[], now: number): number {
  return instants.toSorted((one, other) => Math.abs(now - one) - Math.abs(now - other))[0] ?? now;
}
