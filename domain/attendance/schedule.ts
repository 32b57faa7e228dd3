import { daysBetween, weekday, type Day } from "../calendar/day.ts";
import { elapsedMinute } from "../calendar/zone.ts";
import { dayMinutes } from "../minutes.ts";
import { totalMinutes } from "./spans.ts";
import { termInForce, type ContractSpan } from "./terms.ts";
import type { DayNature, DayPlan, PlanKind, Schedule, Term, WallRange } from "./types.ts";

/**
 * A break is due on a day of more than four consecutive hours (Law 4808/2021, article 56); a shorter day is planned
 * without one.
 */
const minutesWithoutBreak = 240;

const mostWeeks = 12;
const mostRanges = 4;
const mostBreakMinutes = 240;

/** Why a schedule cannot be saved. */
export type ScheduleRefusal =
  | "anchor-not-monday"
  | "weeks-out-of-range"
  | "week-without-seven-days"
  | "no-hours"
  | "too-many-stretches"
  | "stretch-out-of-range"
  | "overlapping-stretches"
  | "break-out-of-range"
  | "balance-out-of-range";

/**
 * What the schedule requires on a day, whatever the contract. A closure leaves no duty; a holiday leaves none unless the
 * service works on holidays; a half day cuts what is planned after the work stops.
 */
export function planOf(schedule: Schedule, day: Day, nature: DayNature): DayPlan {
  if (nature.kind === "closure") return noDuty("closure");
  if (nature.kind === "holiday" && !schedule.worksHolidays) return noDuty("holiday");
  const planned = rangesOn(schedule, day);
  if (planned.length === 0) return noDuty(isWeekend(schedule, day) ? "weekend" : "rest");
  const stop = schedule.worksHolidays || nature.kind !== "half" ? null : stopOf(schedule, nature);
  const remainingRanges = stop === null ? planned : planned.flatMap((range) => cutAt(range, stop));
  if (remainingRanges.length === 0) return noDuty("holiday");
  const ranges = remainingRanges.map(({ from, to }) => ({
    from: elapsedOrLater(day, from),
    to: elapsedOrLater(day, to),
  }));
  const grossMinutes = totalMinutes(ranges);
  const pause = breakWithin(grossMinutes, schedule.breakMinutes);
  const breakMinutes = schedule.breakIsPaid ? 0 : pause;
  const paid = schedule.breakIsPaid && pause > 0 ? { paidBreakMinutes: pause } : {};
  const kind = nature.kind === "half" ? "half" : "work";
  return { kind, ranges, minutes: grossMinutes - breakMinutes, breakMinutes, ...paid };
}

/** Work stops earlier where the week has six days of work (Law 1157/1981, article 1). */
function stopOf(schedule: Schedule, { stopMinute, sixDaysStopMinute }: DayNature): number | null {
  return workDaysOf(schedule) > 5 ? (sixDaysStopMinute ?? stopMinute) : stopMinute;
}

/** Saturday or Sunday of a schedule that never works on one; on a rota that does, a day off is a rest like any other. */
function isWeekend({ weeks }: Schedule, day: Day): boolean {
  const worksWeekends = weeks.some((week) => week.slice(5).some((planned) => planned.length > 0));
  return weekday(day) > 5 && !worksWeekends;
}

/**
 * What a contract owes on a day, and the term that defines it. Outside the contract, between two terms, or where the
 * term's schedule is not among those given, the day is "outside".
 */
export function planOfContract(
  terms: readonly Term[],
  schedules: ReadonlyMap<string, Schedule>,
  contract: ContractSpan,
  day: Day,
  nature: DayNature,
): { plan: DayPlan; term: Term | null } {
  const term = termInForce(contract, terms, day);
  const schedule = term && schedules.get(term.scheduleId);
  return { plan: schedule ? planOf(schedule, day, nature) : noDuty("outside"), term };
}

/** Minutes planned in a week, minus breaks; the mean of the weeks of a longer pattern, rounded. */
export function weeklyMinutesOf(schedule: Schedule): number {
  let minutes = 0;
  for (const ranges of schedule.weeks.flat()) {
    const gross = totalMinutes(ranges);
    minutes += gross - (schedule.breakIsPaid ? 0 : breakWithin(gross, schedule.breakMinutes));
  }
  return schedule.weeks.length === 0 ? 0 : Math.round(minutes / schedule.weeks.length);
}

/** Days of work in a week; the mean of the weeks of a longer pattern. Above five, the week is one of six days. */
export function workDaysOf({ weeks }: Pick<Schedule, "weeks">): number {
  const days = weeks.flat().filter((ranges) => ranges.length > 0).length;
  return weeks.length === 0 ? 0 : days / weeks.length;
}

/**
 * Whether the schedule can be saved: 1 to 12 weeks of seven days, at most 4 ranges a day, each beginning on its day
 * and lasting at most 24 hours, none overlapping another, including the first one of the next cycle; and some hours in
 * total, since under an empty schedule no day is ever due or counted.
 */
export function refusalToSchedule(schedule: Schedule): ScheduleRefusal | null {
  const { anchor, weeks, breakMinutes, balance } = schedule;
  const days = weeks.flat();
  if (weekday(anchor) !== 1) return "anchor-not-monday";
  if (weeks.length < 1 || weeks.length > mostWeeks) return "weeks-out-of-range";
  if (weeks.some((week) => week.length !== 7)) return "week-without-seven-days";
  if (days.some((ranges) => ranges.length > mostRanges)) return "too-many-stretches";
  if (!days.flat().every(isRange)) return "stretch-out-of-range";
  if (meetItself(days)) return "overlapping-stretches";
  if (!isWholeUpTo(breakMinutes, mostBreakMinutes)) return "break-out-of-range";
  if (days.every((ranges) => ranges.length === 0)) return "no-hours";
  const bounds = [balance.compensationCapMinutes, balance.graceMinutes];
  return bounds.every((minutes) => isWholeUpTo(minutes, dayMinutes))
    ? null
    : "balance-out-of-range";
}

/** The break within the given minutes of work: none in the first four hours. */
export function breakWithin(grossMinutes: number, breakMinutes: number): number {
  return Math.max(0, Math.min(breakMinutes, grossMinutes - minutesWithoutBreak));
}

/** Whether the pattern plans work on the day, whatever the calendar says of it. */
export function plansWork(schedule: Pick<Schedule, "anchor" | "weeks">, day: Day): boolean {
  return rangesOn(schedule, day).length > 0;
}

/** A plan without any duty. */
export function noDuty(kind: PlanKind): DayPlan {
  return { kind, ranges: [], minutes: 0, breakMinutes: 0 };
}

function rangesOn(schedule: Pick<Schedule, "anchor" | "weeks">, day: Day): readonly WallRange[] {
  const length = schedule.weeks.length * 7;
  if (length === 0) return [];
  const sinceAnchor = daysBetween(schedule.anchor, day) % length;
  const index = sinceAnchor < 0 ? sinceAnchor + length : sinceAnchor;
  const planned = schedule.weeks[Math.floor(index / 7)]?.[index % 7] ?? [];
  return planned.length > 1 ? planned.toSorted(byStart) : planned;
}

function byStart(one: WallRange, other: WallRange): number {
  return one.from - other.from;
}

function cutAt(range: WallRange, stop: number): WallRange[] {
  if (range.from >= stop) return [];
  return [range.to > stop ? { from: range.from, to: stop } : range];
}

function isRange({ from, to }: WallRange): boolean {
  return isWholeUpTo(from, dayMinutes - 1) && isWholeUpTo(to - from, dayMinutes) && from < to;
}

function isWholeUpTo(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}

function meetItself(days: readonly (readonly WallRange[])[]): boolean {
  const all = days
    .flatMap((ranges, day) =>
      ranges.map(({ from, to }) => ({ from: from + day * dayMinutes, to: to + day * dayMinutes })),
    )
    .toSorted(byStart);
  const first = all[0];
  const firstAnew = first && { from: first.from + days.length * dayMinutes };
  return all.some((range, index) => range.to > (all[index + 1] ?? firstAnew ?? range).from);
}

/** A time in the hour that is skipped in spring stays as long after midnight as on any other day. */
function elapsedOrLater(day: Day, wall: number): number {
  return elapsedMinute(day, wall) ?? wall;
}
