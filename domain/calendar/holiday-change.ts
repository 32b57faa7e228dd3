import { twoDigits } from "../minutes.ts";
import { isDay, type Day } from "./day.ts";
import {
  holidaysOfYear,
  type HolidayMove,
  type HolidayPlace,
  type HolidayRule,
  type LocalHoliday,
} from "./holidays.ts";

/** A local feast of a body as it is stored. */
export type StoredLocalHoliday = LocalHoliday & { id: string };

/** Everything that determines the holidays of a body. */
export type Holidays = {
  rules: readonly HolidayRule[];
  moves: readonly HolidayMove[];
  locals: readonly StoredLocalHoliday[];
};

/** A single change that an administrator makes to the holidays; rules are not rewritten: one ends and another begins. */
type HolidayChange =
  | ({ type: "add-rule" } & Omit<HolidayRule, "id" | "validTo" | "validFrom"> & { validFrom: Day })
  | { type: "end-rule"; ruleId: string; validTo: Day }
  | { type: "move"; ruleId: string; year: number; movedTo: Day | null }
  | { type: "unmove"; ruleId: string; year: number }
  | { type: "add-local"; title: string; on: HolidayPlace; validFrom: Day }
  | { type: "end-local"; localId: string; validTo: Day };

/** Why a change of the holidays is refused. */
export type HolidayRefusal =
  | "past-days"
  | "no-such-day"
  | "half-without-stop"
  | "kept-already"
  | "moved-to-its-day"
  | "nothing-changes";

/** The holidays after the change; `id` is the id of what is added. */
export function changedHolidays(
  { rules, moves, locals }: Holidays,
  change: HolidayChange,
  id: string,
): Holidays {
  switch (change.type) {
    case "add-rule": {
      const { type: _type, ...rule } = change;
      return { rules: [...rules, { ...rule, id, validTo: null }], moves, locals };
    }
    case "end-rule": {
      const { ruleId, validTo } = change;
      return { rules: endAt(rules, ruleId, validTo), moves, locals };
    }
    case "move": {
      const { type: _type, ...move } = change;
      return { rules, moves: [...without(moves, change), move], locals };
    }
    case "unmove":
      return { rules, moves: without(moves, change), locals };
    case "add-local": {
      const { title, on, validFrom } = change;
      return { rules, moves, locals: [...locals, { id, title, on, validFrom, validTo: null }] };
    }
    case "end-local": {
      const { localId, validTo } = change;
      return { rules, moves, locals: endAt(locals, localId, validTo) };
    }
    default:
      return change satisfies never;
  }
}

/** The dates whose holidays differ before and after, in the given years. */
export function datesChanged(before: Holidays, after: Holidays, years: readonly number[]): Day[] {
  const dates = new Set<Day>();
  for (const year of years) {
    const [was, becomes] = [before, after].map((one) =>
      holidaysOfYear(year, [...one.rules, ...one.locals.map(asRule)], one.moves),
    );
    for (const date of new Set([...(was?.keys() ?? []), ...(becomes?.keys() ?? [])]))
      if (JSON.stringify(was?.get(date)) !== JSON.stringify(becomes?.get(date))) dates.add(date);
  }
  return [...dates].toSorted();
}

/** Why the change is refused. Past days do not change: only closures may be entered afterwards. */
export function refusalToHolidayChange(
  change: HolidayChange,
  dates: readonly Day[],
  today: Day,
): HolidayRefusal | null {
  if (change.type === "add-rule" && !isStopRight(change)) return "half-without-stop";
  if ((change.type === "add-rule" || change.type === "add-local") && !isPlace(change.on))
    return "no-such-day";
  if ("validFrom" in change && change.validFrom < today) return "past-days";
  if (dates.length === 0) return change.type === "move" ? "moved-to-its-day" : "nothing-changes";
  return dates.some((date) => date < today) ? "past-days" : null;
}

/** A half day has a minute at which work stops, and may have another for six-day weeks; a full one has neither. */
function isStopRight({
  kind,
  stopMinute,
  sixDaysStopMinute = null,
}: Omit<HolidayRule, "id" | "validTo">) {
  return kind === "half" ? stopMinute !== null : stopMinute === null && sixDaysStopMinute === null;
}

/**
 * Whether the holiday to be added exists already, with the same title on the same day of the year, and for at least
 * those for whom it is added.
 */
export function existsAlready({ rules, locals }: Holidays, change: HolidayChange): boolean {
  if (change.type === "add-local") return locals.some((local) => isSame(local, change));
  if (change.type !== "add-rule") return false;
  const { kind, appliesTo } = change;
  return rules.some(
    (rule) =>
      isSame(rule, change) &&
      rule.kind === kind &&
      (rule.appliesTo === "all" || rule.appliesTo === appliesTo),
  );
}

type NewHoliday = { title: string; on: HolidayPlace; validFrom: Day };

function isSame(rule: Pick<HolidayRule, "title" | "on" | "validTo">, added: NewHoliday): boolean {
  return (
    isPlaceOf(rule.on, added.on) &&
    rule.title.toLowerCase() === added.title.toLowerCase() &&
    (rule.validTo === null || rule.validTo >= added.validFrom)
  );
}

function isPlaceOf(one: HolidayPlace, other: HolidayPlace): boolean {
  return one.type === "easter"
    ? other.type === "easter" && one.offset === other.offset
    : other.type === "fixed" && one.month === other.month && one.day === other.day;
}

function isPlace(on: HolidayPlace): boolean {
  if (on.type === "easter") return Math.abs(on.offset) <= 60;
  return isDay(`2028-${twoDigits(on.month)}-${twoDigits(on.day)}`);
}

function endAt<T extends { id: string; validTo: Day | null }>(
  list: readonly T[],
  id: string,
  validTo: Day,
): T[] {
  return list.map((one) => (one.id === id ? { ...one, validTo } : one));
}

function without(
  moves: readonly HolidayMove[],
  { ruleId, year }: { ruleId: string; year: number },
): HolidayMove[] {
  return moves.filter((move) => move.ruleId !== ruleId || move.year !== year);
}

function asRule(local: StoredLocalHoliday): HolidayRule {
  return { ...local, kind: "full", stopMinute: null, appliesTo: "all" };
}
