import type { DayNature } from "../attendance/types.ts";
import { twoDigits } from "../minutes.ts";
import { addDays, daysOfMonth, isDay, weekday, type Day, type Month } from "./day.ts";
import { orthodoxEaster } from "./easter.ts";

/** Where a holiday falls in its year; `offset` counts days from Orthodox Easter Sunday. */
export type HolidayPlace =
  | { type: "fixed"; month: number; day: number }
  | { type: "easter"; offset: number };

/** A yearly holiday of the parameter tables, valid on the dates from `validFrom` to `validTo`, both included. */
export type HolidayRule = {
  id: string;
  title: string;
  kind: "full" | "half";
  on: HolidayPlace;
  /** Wall-clock minute at which work stops; only on half days. */
  stopMinute: number | null;
  /** The same for six-day weeks; null or omitted: the same minute. */
  sixDaysStopMinute?: number | null;
  appliesTo: "public" | "private" | "all";
  validFrom: Day | null;
  validTo: Day | null;
};

/** A minister's decision that moves the holiday of one year; `movedTo` null: not observed that year. */
export type HolidayMove = { ruleId: string; year: number; movedTo: Day | null };

/** The feast of a town, a full holiday for its services. */
export type LocalHoliday = {
  title: string;
  on: HolidayPlace;
  validFrom: Day | null;
  validTo: Day | null;
};

/** Days, both ends included, on which a structure is closed; `structureId` null: the whole body. */
export type ClosureSpan = { title: string; from: Day; to: Day; structureId: string | null };

type Holiday = { title: string; kind: "full" | "half" } & Stop;

/** When work stops on a half day, and when it does in a six-day week if that differs. */
type Stop = Pick<DayNature, "stopMinute" | "sixDaysStopMinute">;

/** What the calendar says of a day; without a structure only the closures of the whole body count. */
export type Calendar = (day: Day, structureId?: string) => DayNature;

const ordinary: DayNature = { kind: "working", title: null, stopMinute: null };

/** The holidays that fall in the year, by date, moves applied; a date may carry more than one. */
export function holidaysOfYear(
  year: number,
  rules: readonly HolidayRule[],
  moves: readonly HolidayMove[],
): Map<Day, Holiday[]> {
  const found = new Map<Day, Holiday[]>();
  for (const rule of rules) {
    for (const day of datesOf(rule, year, moves)) {
      const { title, kind } = rule;
      found.set(day, [...(found.get(day) ?? []), { title, kind, ...stopOf(rule) }]);
    }
  }
  return found;
}

/**
 * The calendar of one body. Holidays on the same date count once, a full one before a half one. A full holiday takes
 * precedence over a closure, a closure over a half day. Weekends are left to the schedule. Each year is computed once.
 */
export function calendarOf(body: {
  rules: readonly HolidayRule[];
  moves: readonly HolidayMove[];
  locals: readonly LocalHoliday[];
  closures: readonly ClosureSpan[];
  regime: "public" | "private";
}): Calendar {
  const rules = [
    ...body.rules.filter((rule) => rule.appliesTo === "all" || rule.appliesTo === body.regime),
    ...body.locals.map(ruleOfLocal),
  ];
  const years = new Map<string, Map<Day, Holiday[]>>();
  const closuresByPlace = Map.groupBy(body.closures, (closure) => closure.structureId);

  const holidaysOn = (day: Day) => {
    const year = day.slice(0, 4);
    const known = years.get(year) ?? holidaysOfYear(Number(year), rules, body.moves);
    years.set(year, known);
    return known.get(day) ?? [];
  };
  const closureOn = (day: Day, place: string | null) =>
    closuresByPlace.get(place)?.find((closure) => closure.from <= day && day <= closure.to);

  return (day, structureId) => {
    const holidays = holidaysOn(day);
    const full = holidays.find((holiday) => holiday.kind === "full");
    if (full) return { kind: "holiday", title: full.title, stopMinute: null };
    const closure = closureOn(day, null) ?? (structureId && closureOn(day, structureId));
    if (closure) return { kind: "closure", title: closure.title, stopMinute: null };
    const half = holidays[0];
    return half ? { ...half, kind: "half" } : ordinary;
  };
}

/** A holiday of one year with the id that it keeps from year to year. */
type YearHoliday = Holiday & { id: string; day: Day };

/** The holidays of a year that one body observes, each on its day, moves applied; two may fall on one day. */
export function observedHolidays(
  year: number,
  body: {
    regime: "public" | "private";
    rules: readonly HolidayRule[];
    moves: readonly HolidayMove[];
    locals: readonly (LocalHoliday & { id: string })[];
  },
): YearHoliday[] {
  const rules = [
    ...body.rules.filter(({ appliesTo }) => appliesTo === "all" || appliesTo === body.regime),
    ...body.locals.map((local, index) => ({ ...ruleOfLocal(local, index), id: local.id })),
  ];
  return rules.flatMap((rule) => {
    const { id, title, kind } = rule;
    const day = dateOf(rule, year, body.moves);
    return day === null ? [] : [{ id, title, kind, ...stopOf(rule), day }];
  });
}

/** How many days of the month are Monday to Friday and not a full holiday; half days and closures count. */
export function workingDays(month: Month, nature: Calendar): number {
  return daysOfMonth(month).filter((day) => isWorkingDay(day, nature)).length;
}

/** The day on which the rule's holiday falls in the year, before anything moves it; null where it is not in force. */
export function placeInYear(
  rule: Pick<HolidayRule, "on" | "validFrom" | "validTo">,
  year: number,
): Day | null {
  const day =
    rule.on.type === "easter"
      ? addDays(orthodoxEaster(year), rule.on.offset)
      : `${year}-${twoDigits(rule.on.month)}-${twoDigits(rule.on.day)}`;
  if (!isDay(day) || day < (rule.validFrom ?? day) || day > (rule.validTo ?? day)) return null;
  return day;
}

function stopOf({ stopMinute, sixDaysStopMinute = null }: HolidayRule): Stop {
  return sixDaysStopMinute === null ? { stopMinute } : { stopMinute, sixDaysStopMinute };
}

/** A move may carry a holiday over New Year, so the neighbouring years are checked too. */
function datesOf(rule: HolidayRule, year: number, moves: readonly HolidayMove[]): Day[] {
  return [year - 1, year, year + 1]
    .map((ruleYear) => dateOf(rule, ruleYear, moves))
    .filter((day) => day !== null)
    .filter((day) => Number(day.slice(0, 4)) === year);
}

function dateOf(rule: HolidayRule, year: number, moves: readonly HolidayMove[]): Day | null {
  const day = placeInYear(rule, year);
  if (day === null) return null;
  const move = moves.find((one) => one.ruleId === rule.id && one.year === year);
  return move ? move.movedTo : day;
}

function ruleOfLocal(local: LocalHoliday, index: number): HolidayRule {
  const { title, on, validFrom, validTo } = local;
  const id = `local-${index}`;
  return { id, title, kind: "full", on, stopMinute: null, appliesTo: "all", validFrom, validTo };
}

function isWorkingDay(day: Day, nature: Calendar): boolean {
  return weekday(day) <= 5 && nature(day).kind !== "holiday";
}
