import type { Day } from "../calendar/day.ts";
import { minuteAt } from "../calendar/zone.ts";
import { lastMinute } from "./intervals.ts";
import type { Span } from "./spans.ts";
import type { DayPlan, Interval, Minute } from "./types.ts";

/** A raw arrival or departure; `at` an ISO instant. Many card readers do not know the direction. */
export type Punch = { at: string; direction?: "in" | "out" | "unknown" };

/** What became of the punches of a day; each punch is in an interval or in one of the two lists. */
type PairedPunches<P extends Punch> = {
  /** Of kind work, marked as from a device, in order of time; missing ends stay missing. */
  intervals: Interval[];
  /** Second presses. */
  duplicates: P[];
  /** Between the first and the last punch of a planned range, on readers that do not know the direction. */
  between: P[];
};

/** Planned parts less than three hours apart do not make a split day (domain report, 6.6). */
const splitMinutes = 180;

/**
 * The intervals that the punches of one work date form; no time is invented. Where every punch has a direction,
 * arrivals and departures are paired as they come, and an end without its partner stays missing. Otherwise each planned
 * range takes its first punch as arrival and its last as departure; a single one is the end it is nearer to. Without a
 * plan the punches are paired in turn. Seconds are dropped; an arrival before the midnight that begins the work date
 * counts from midnight.
 */
export function pairPunches<P extends Punch>(
  punches: readonly P[],
  day: Day,
  plan: DayPlan,
  duplicateSeconds: number,
): PairedPunches<P> {
  const { firstPresses, duplicates } = withoutSecondPresses(punches, duplicateSeconds);
  if (firstPresses.every((punch) => directionOf(punch) !== "unknown")) {
    return { intervals: pairByDirection(firstPresses, day), duplicates, between: [] };
  }
  const parts = partsOf(plan.ranges);
  if (parts.length === 0)
    return { intervals: pairInTurn(firstPresses, day), duplicates, between: [] };
  return { ...pairByParts(firstPresses, day, parts), duplicates };
}

/** In order of time, without those within `duplicateSeconds` of the last one kept, whatever their directions: the first press counts. */
export function withoutSecondPresses<P extends Pick<Punch, "at">>(
  punches: readonly P[],
  duplicateSeconds: number,
): { firstPresses: P[]; duplicates: P[] } {
  const firstPresses: P[] = [];
  const duplicates: P[] = [];
  let last = -Infinity;
  for (const punch of punches.toSorted((one, other) => momentOf(one) - momentOf(other))) {
    const isSecond = momentOf(punch) - last <= duplicateSeconds * 1000;
    if (!isSecond) last = momentOf(punch);
    (isSecond ? duplicates : firstPresses).push(punch);
  }
  return { firstPresses, duplicates };
}

function momentOf({ at }: Pick<Punch, "at">): number {
  return Date.parse(at);
}

function directionOf(punch: Punch): "in" | "out" | "unknown" {
  return punch.direction ?? "unknown";
}

function pairByDirection(punches: readonly Punch[], day: Day): Interval[] {
  const intervals: Interval[] = [];
  let arrival: Minute | null = null;
  for (const punch of punches) {
    const minute = minuteOf(punch, day);
    if (directionOf(punch) === "out") {
      intervals.push(interval(arrival, minute));
      arrival = null;
    } else {
      if (arrival !== null) intervals.push(interval(arrival, null));
      arrival = minute;
    }
  }
  if (arrival !== null) intervals.push(interval(arrival, null));
  return intervals;
}

function pairInTurn(punches: readonly Punch[], day: Day): Interval[] {
  const intervals: Interval[] = [];
  for (let index = 0; index < punches.length; index += 2) {
    const [arrival, departure] = punches.slice(index, index + 2);
    if (arrival)
      intervals.push(interval(minuteOf(arrival, day), departure ? minuteOf(departure, day) : null));
  }
  return intervals;
}

function pairByParts<P extends Punch>(
  punches: readonly P[],
  day: Day,
  parts: readonly Span[],
): { intervals: Interval[]; between: P[] } {
  const intervals: Interval[] = [];
  const between: P[] = [];
  const byPart = Map.groupBy(punches, (punch) => nearestPart(parts, minuteOf(punch, day)));
  for (const part of parts) {
    const own = byPart.get(part) ?? [];
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) continue;
    const arrival = minuteOf(first, day);
    const departure = minuteOf(last, day);
    if (own.length > 1) intervals.push(interval(arrival, departure));
    else
      intervals.push(
        isNearerToStart(part, arrival) ? interval(arrival, null) : interval(null, arrival),
      );
    between.push(...own.slice(1, -1));
  }
  return { intervals, between };
}

function partsOf(ranges: readonly Span[]): Span[] {
  const parts: Span[] = [];
  for (const { from, to } of ranges) {
    const last = parts.at(-1);
    if (last && from - last.to < splitMinutes) last.to = to;
    else parts.push({ from, to });
  }
  return parts;
}

function nearestPart(parts: readonly Span[], minute: Minute): Span | undefined {
  const distance = ({ from, to }: Span) => Math.max(from - minute, minute - to, 0);
  return parts.toSorted((one, other) => distance(one) - distance(other))[0];
}

function isNearerToStart(part: Span, minute: Minute): boolean {
  return Math.abs(minute - part.from) <= Math.abs(minute - part.to);
}

function interval(from: Minute | null, to: Minute | null): Interval {
  return { kind: "work", from, to, mark: "device" };
}

function minuteOf(punch: Punch, day: Day): Minute {
  return Math.min(lastMinute, Math.max(0, minuteAt(day, punch.at)));
}
