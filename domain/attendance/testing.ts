import * as fc from "fast-check";
import { addDays, type Day } from "../calendar/day.ts";
import { resultOfDay, type DayInput } from "./day.ts";
import { planOf } from "./schedule.ts";
import type {
  AbsenceReason,
  BalanceRule,
  DayNature,
  DayPlan,
  DayResult,
  Interval,
  IntervalKind,
  Schedule,
  Term,
  WallRange,
} from "./types.ts";

/** Builders for the tables of attendance; only tests import them. */
export const working: DayNature = { kind: "working", title: null, stopMinute: null };
export const holiday: DayNature = { kind: "holiday", title: "holiday", stopMinute: null };
export const closure: DayNature = { kind: "closure", title: "closure", stopMinute: null };
export const halfDay: DayNature = {
  kind: "half",
  title: "half day",
  stopMinute: 780,
  sixDaysStopMinute: 720,
};

export const municipalBalance: BalanceRule = {
  compensationCapMinutes: 15,
  creditEarlyArrival: false,
  graceMinutes: 0,
};

/** `7:30` or `31:00` in minutes. */
export function clock(text: string): number {
  const [hours, minutes] = text.split(":").map(Number);
  return (hours ?? Number.NaN) * 60 + (minutes ?? 0);
}

/** `7:30-15:30` in minutes; a departure not after its arrival is on the next day. */
function range(text: string): WallRange {
  const [from = Number.NaN, to = Number.NaN] = text.split("-").map(clock);
  return { from, to: to > from ? to : to + 1440 };
}

/** `7:30-15:30 17:00-20:00`, or nothing. */
export function ranges(text: string): WallRange[] {
  return text === "" ? [] : text.split(" ").map(range);
}

/** A schedule from one text per week, its seven days separated by commas. */
export function scheduleOf(weeks: readonly string[], rest: Partial<Schedule> = {}): Schedule {
  return {
    id: "schedule",
    title: "schedule",
    anchor: "2026-01-05",
    weeks: weeks.map((week) => week.split(",").map((day) => ranges(day.trim()))),
    worksHolidays: false,
    breakMinutes: 0,
    breakIsPaid: false,
    balance: municipalBalance,
    ...rest,
  };
}

/** Monday to Friday the same ranges. */
export function fiveDays(day: string, rest: Partial<Schedule> = {}): Schedule {
  return scheduleOf([`${day},${day},${day},${day},${day},,`], rest);
}

/** Every day of the week the same ranges. */
export function sevenDays(day: string, rest: Partial<Schedule> = {}): Schedule {
  return scheduleOf([Array.from({ length: 7 }, () => day).join(",")], rest);
}

/** The plan of an ordinary day from its ranges, `breakMinutes` of them break. */
export function plan(text: string, breakMinutes = 0, day: Day = "2026-01-05"): DayPlan {
  return planOf(sevenDays(text, { breakMinutes }), day, working);
}

export function reason(code: string, rest: Partial<AbsenceReason> = {}): AbsenceReason {
  return {
    code,
    title: code,
    group: "annual",
    unit: "both",
    paid: "full",
    countsAsPresence: false,
    isSensitive: false,
    maxPerYear: null,
    requiresDocument: false,
    ...rest,
  };
}

export const catalogue: ReadonlyMap<string, AbsenceReason> = new Map(
  [
    reason("annual"),
    reason("days", { unit: "day" }),
    reason("hours", { unit: "hour", group: "special" }),
    reason("sick", { group: "sick", isSensitive: true, requiresDocument: true }),
    reason("strike", { group: "unpaid", paid: "none" }),
    reason("absent", { group: "unjustified", paid: "none" }),
    reason("off", { group: "rest", unit: "day" }),
    reason("parental", { group: "parental", paid: "third-party" }),
    reason("away", { group: "service", countsAsPresence: true }),
  ].map((one) => [one.code, one]),
);

/** An interval with times: `7:30-15:30`, `7:30-` or `-15:30`. */
export function timed(text: string, kind: IntervalKind = "work"): Interval {
  const [from = "", to = ""] = text.split("-");
  const start = from === "" ? null : clock(from);
  const end = to === "" ? null : clock(to);
  const isNext = start !== null && end !== null && end <= start;
  return { kind, from: start, to: isNext ? end + 1440 : end, mark: "typed" };
}

/** Hours of absence. */
export function away(text: string, code: string): Interval {
  return { ...timed(text, "absence"), reason: code };
}

/** The whole planned day. */
export function whole(kind: IntervalKind = "work"): Interval {
  return { kind, from: null, to: null, mark: "typed" };
}

/** A whole day of absence. */
export function leave(code: string): Interval {
  return { ...whole("absence"), reason: code };
}

/** The result of an ordinary Monday from 07:30 to 15:30, unless overridden. */
export function resultOf(intervals: readonly Interval[], rest: Partial<DayInput> = {}): DayResult {
  return resultOfDay({
    day: "2026-01-05",
    plan: plan("7:30-15:30"),
    nature: working,
    nextNature: working,
    intervals,
    reasons: catalogue,
    balance: municipalBalance,
    ...rest,
  });
}

export function term(
  id: string,
  validFrom: Day,
  validTo: Day | null,
  rest: Partial<Term> = {},
): Term {
  return {
    id,
    contractId: "contract",
    structureId: "structure",
    scheduleId: "schedule",
    weeklyMinutes: 2400,
    validFrom,
    validTo,
    ...rest,
  };
}

/** Days of 2026, clock changes included. */
export const anyDay: fc.Arbitrary<Day> = fc
  .integer({ min: 0, max: 364 })
  .map((count) => addDays("2026-01-01", count));

/** A plan of one or two ranges, by day or over midnight, with or without break. */
export const anyPlan: fc.Arbitrary<DayPlan> = fc
  .record({
    day: anyDay,
    text: fc.constantFrom("7:30-15:30", "22:00-6:00", "8:00-12:00 17:00-21:00", "9:00-13:00", ""),
    breakMinutes: fc.constantFrom(0, 0, 20, 30),
  })
  .map(({ day, text, breakMinutes }) => plan(text, breakMinutes, day));

const anyKind = fc.constantFrom<IntervalKind>(
  "work",
  "work",
  "telework",
  "duty",
  "training",
  "absence",
  "break",
);
const anyCode = fc.constantFrom("annual", "sick", "strike", "absent", "off", "away");

/** Intervals that `refusalToIntervals` accepts on a day with a plan, missing ends and whole days included. */
export const anyIntervals: fc.Arbitrary<Interval[]> = fc
  .record({
    cuts: fc.uniqueArray(fc.integer({ min: 0, max: 2880 }), { maxLength: 8 }),
    kinds: fc.array(fc.tuple(anyKind, anyCode, fc.integer({ min: 0, max: 9 })), {
      minLength: 4,
      maxLength: 4,
    }),
    wholeDay: fc.option(fc.tuple(anyKind, anyCode)),
  })
  .map(({ cuts, kinds, wholeDay }) => {
    const times = cuts.toSorted((one, other) => one - other);
    const intervals = kinds.flatMap(([kind, code, chance], index): Interval[] => {
      const from = times[index * 2];
      const to = times[index * 2 + 1];
      if (from === undefined || to === undefined) return [];
      const open = kind === "absence" || kind === "break" ? null : chance;
      const interval = { kind, from: open === 0 ? null : from, to: open === 1 ? null : to };
      return [withReason({ ...interval, mark: "typed" }, code)];
    });
    if (!wholeDay || wholeDay[0] === "break") return intervals;
    return [withReason(whole(wholeDay[0]), wholeDay[1]), ...intervals];
  });

function withReason(interval: Interval, code: string): Interval {
  return interval.kind === "absence" ? { ...interval, reason: code } : interval;
}
