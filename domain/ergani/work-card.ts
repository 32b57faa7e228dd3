import type { Interval } from "../attendance/types.ts";
import type { Day } from "../calendar/day.ts";
import { instantAt, minuteAt, wallMinute } from "../calendar/zone.ts";

/** An arrival or departure of a shift, as the digital work card of ERGANI II (WRKCardSE) represents it. */
export type CardEvent = {
  kind: "arrival" | "departure";
  /** The day on which the shift began. */
  workDate: Day;
  /** ISO instant. */
  at: string;
};

/** Why a card comes late: 001 power or telecommunications, 002 the employer's systems, 003 the connection with ERGANI. */
export type LateReason = "001" | "002" | "003";

/** Intervals less than three hours apart form one part of a day; a real split day has a longer gap. */
const splitMinutes = 180;

/**
 * The arrivals and departures in a day's record, in order of time: the first arrival and the last departure of each
 * part of the day. Telework, duty trips and absences give none. An end that is not known yet gives none either.
 */
export function cardEventsOf(workDate: Day, intervals: readonly Interval[]): CardEvent[] {
  const worked = intervals
    .filter(({ kind }) => kind === "work")
    .toSorted((one, other) => startOf(one) - startOf(other));
  return partsOf(worked).flatMap((part) => {
    const from = part[0]?.from ?? null;
    const to = part.at(-1)?.to ?? null;
    return [
      ...(from === null ? [] : [eventAt("arrival", workDate, from)]),
      ...(to === null ? [] : [eventAt("departure", workDate, to)]),
    ];
  });
}

/** The events that a changed record adds. A card cannot be withdrawn: a different time is another card. */
export function newCardEvents(
  before: readonly CardEvent[],
  after: readonly CardEvent[],
): CardEvent[] {
  const known = new Set(before.map(keyOf));
  return after.filter((event) => !known.has(keyOf(event)));
}

function keyOf({ kind, workDate, at }: CardEvent): string {
  return `${kind} ${workDate} ${at}`;
}

function eventAt(kind: CardEvent["kind"], workDate: Day, minute: number): CardEvent {
  return { kind, workDate, at: instantAt(workDate, minute) };
}

function partsOf(worked: readonly Interval[]): Interval[][] {
  const parts: Interval[][] = [];
  for (const interval of worked) {
    const part = parts.at(-1);
    const end = part?.at(-1)?.to ?? null;
    if (part && (end === null || startOf(interval) - end < splitMinutes)) part.push(interval);
    else parts.push([interval]);
  }
  return parts;
}

function startOf({ from, to }: Interval): number {
  return from ?? to ?? 0;
}

/** Person and workplace of a card: tax numbers of nine digits, names as written, the branch's number ("0" is the seat). */
export type CardHolder = {
  employerAfm: string;
  branch: string;
  afm: string;
  lastName: string;
  firstName: string;
};

/** The request body of `POST Documents/WRKCardSE`, for one card. Names are in capitals without accents, as in the register. */
export function workCardOf(holder: CardHolder, event: CardEvent, late: LateReason | null) {
  const { employerAfm, branch, afm, lastName, firstName } = holder;
  const detail = {
    f_afm: afm,
    f_eponymo: lastName.toLocaleUpperCase("el").slice(0, 50),
    f_onoma: firstName.toLocaleUpperCase("el").slice(0, 30),
    f_type: event.kind === "arrival" ? "0" : "1",
    f_reference_date: event.workDate,
    f_date: localTime(event),
    f_aitiologia: late,
  };
  return {
    Cards: {
      Card: [
        {
          f_afm_ergodoti: employerAfm,
          f_aa: branch,
          f_comments: "",
          Details: { CardDetails: [detail] },
        },
      ],
    },
  };
}

/** The moment with the offset of Athens, which distinguishes the two passes of the hour that is repeated in autumn. */
function localTime({ workDate, at }: CardEvent): string {
  const minute = minuteAt(workDate, at);
  const wall = Date.parse(workDate) + wallMinute(workDate, minute) * 60_000;
  const hours = Math.round((wall - Date.parse(at)) / 3_600_000);
  return `${new Date(wall).toISOString().slice(0, 19)}+0${hours}:00`;
}

/** When cards could not be sent, and why, in milliseconds since 1970; `to` is null while it lasts. */
export type Outage = { from: number; to: number | null; reason: Exclude<LateReason, "002"> };

/**
 * The reason to give with a card that is sent at `now`: none within the term, `termMinutes` after the event; later, the
 * reason of the first outage that overlapped the term, or 002 without one, since the record itself came late.
 */
export function lateReasonOf(
  event: CardEvent,
  now: number,
  { termMinutes, outages }: { termMinutes: number; outages: readonly Outage[] },
): LateReason | null {
  const from = Date.parse(event.at);
  const end = from + termMinutes * 60_000;
  if (now <= end) return null;
  const met = outages.find((one) => one.from <= end && (one.to ?? Infinity) >= from);
  return met?.reason ?? "002";
}
