import type { Span } from "./spans.ts";
import type { AbsenceReason, Interval, IntervalKind } from "./types.ts";

/** The last minute of a work date, at the midnight that ends the day after it. */
export const lastMinute = 2880;

/** Both ends open: the interval stands for the whole planned day. */
export function isWholeDay(interval: Interval): boolean {
  return interval.from === null && interval.to === null;
}

/** Exactly one end open: a punch is missing. */
export function missesPunch(interval: Interval): boolean {
  return (interval.from === null) !== (interval.to === null);
}

/** The range of time of an interval with both ends, or null. */
export function spanOf(interval: Interval): Span | null {
  const { from, to } = interval;
  return from === null || to === null ? null : { from, to };
}

/** Work, telework, duty trips and training are presence; breaks and absences are not. */
export function isPresence(kind: IntervalKind): boolean {
  return kind !== "absence" && kind !== "break";
}

/** The ranges in which the person was at work, in order of time; breaks and missing ends leave none. */
export function presenceOf(
  settled: readonly Interval[],
  reasons: ReadonlyMap<string, AbsenceReason>,
): Span[] {
  return settled
    .filter((interval) => countsAsPresence(interval, reasons))
    .flatMap((interval) => spanOf(interval) ?? []);
}

/** Presence, or an absence whose reason the catalogue counts as presence. */
export function countsAsPresence(
  interval: Interval,
  reasons: ReadonlyMap<string, AbsenceReason>,
): boolean {
  if (interval.kind !== "absence") return isPresence(interval.kind);
  return reasonOf(interval, reasons)?.countsAsPresence ?? false;
}

/** The catalogue's row of an absence, or null where it has none. */
export function reasonOf(
  interval: Interval,
  reasons: ReadonlyMap<string, AbsenceReason>,
): AbsenceReason | null {
  return (interval.reason !== undefined && reasons.get(interval.reason)) || null;
}

/** Order of time; whole days first, an interval with a missing end at its known end. */
export function byTime(one: Interval, other: Interval): number {
  return placeOf(one) - placeOf(other);
}

function placeOf({ from, to }: Interval): number {
  return from ?? to ?? -1;
}
