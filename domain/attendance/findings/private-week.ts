import { mondayOf, type Day } from "../../calendar/day.ts";
import { workDaysOf } from "../schedule.ts";
import type { FindingDay, Frame } from "./frame.ts";
import type { FindingParameters } from "./parameters.ts";
import type { FigureName } from "./rule-settings.ts";

type Work = Pick<Frame, "regime" | "parameters">;

/** Minutes of work that a day and a week may have. */
export type WorkLimits = { dayMinutes: number; weekMinutes: number };

/**
 * Minutes of the day that are overtime in law. Under public law everything beyond the plan, except the few minutes that the
 * body tolerates on a planned day; under private law everything beyond nine hours in a five-day week or eight in a six-day
 * week, planned or not (Law 3385/2005, article 1, in the wording of Law 4808/2021, article 58; decision 0370). The hour
 * between eight and nine is extra work and needs no decision. A day with a missing punch has none yet.
 */
export function overtimeOfDay({ result, schedule }: FindingDay, of: Work): number {
  if (of.regime !== "private") return overlooks(result, of) ? 0 : result.overtimeMinutes;
  if (result.label === "missing") return 0;
  return Math.max(0, result.workedMinutes - limitsOf(schedule, of).dayMinutes);
}

/**
 * The same for consecutive days, plus what exceeds the limit of their week: under private law 45 hours in a five-day week
 * and 48 in a six-day week. Counted on the day that exceeds it.
 */
export function overtimeOfDays(days: readonly FindingDay[], of: Work): number[] {
  if (of.regime !== "private") return days.map((day) => overtimeOfDay(day, of));
  let week: Day = "";
  let ordinary = 0;
  return days.map((day) => {
    const monday = mondayOf(day.day);
    if (monday !== week) [week, ordinary] = [monday, 0];
    const ofDay = overtimeOfDay(day, of);
    const rest = day.result.label === "missing" ? 0 : day.result.workedMinutes - ofDay;
    const { weekMinutes } = limitsOf(day.schedule, of);
    const ofWeek = Math.max(0, Math.min(rest, ordinary + rest - weekMinutes));
    ordinary += rest;
    return ofDay + ofWeek;
  });
}

/**
 * Minutes of a week that are extra work under private law: from the 41st hour to the 45th, or the 48th where six days
 * are worked. What a part-timer works up to 40 hours is additional work and not counted here.
 */
export function extraMinutesOfWeek(
  week: readonly (FindingDay & { overtimeMinutes: number })[],
  of: Work,
): number {
  if (of.regime !== "private") return 0;
  const { weekMinutes } = limitsOf(week.at(-1)?.schedule, of);
  const ordinary = week.reduce(
    (sum, { result, overtimeMinutes }) => sum + result.workedMinutes - overtimeMinutes,
    0,
  );
  return Math.max(0, Math.min(ordinary, weekMinutes) - of.parameters.privateWeekMinutes);
}

/**
 * The lowest limits of a day and of a week among successive settings, beyond which work is overtime under private law.
 */
export function leastLimits(settings: readonly FindingParameters[]): WorkLimits {
  const least = (...names: FigureName[]) =>
    Math.min(...settings.flatMap((of) => names.map((name) => of[name])));
  return {
    dayMinutes: least("privateFiveDaysDayMinutes", "privateSixDaysDayMinutes"),
    weekMinutes: least("privateFiveDaysWeekMinutes", "privateSixDaysWeekMinutes"),
  };
}

function overlooks(
  { plannedMinutes, overtimeMinutes }: FindingDay["result"],
  { parameters }: Work,
) {
  return plannedMinutes > 0 && overtimeMinutes <= parameters.overtimeToleranceMinutes;
}

function limitsOf(schedule: FindingDay["schedule"], { parameters }: Work): WorkLimits {
  return schedule && workDaysOf(schedule) > 5
    ? {
        dayMinutes: parameters.privateSixDaysDayMinutes,
        weekMinutes: parameters.privateSixDaysWeekMinutes,
      }
    : {
        dayMinutes: parameters.privateFiveDaysDayMinutes,
        weekMinutes: parameters.privateFiveDaysWeekMinutes,
      };
}
