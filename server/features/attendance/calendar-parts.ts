import type { StoredLocalHoliday } from "#domain/calendar/holiday-change.ts";
import { type Closure, spansOfClosures } from "#domain/calendar/closures.ts";
import {
  type Calendar,
  type HolidayMove,
  type HolidayPlace,
  type HolidayRule,
  calendarOf,
} from "#domain/calendar/holidays.ts";
import { sql, type Selectable } from "kysely";
import { fieldsIn } from "#server/db/columns.ts";
import type { DB } from "#server/db/database.gen.ts";
import type { Reader } from "#server/db/handles.ts";
import { prepared } from "#server/db/pipelined.ts";
import { orNotFound } from "#server/kernel/fault.ts";

/** The data from which the calendar of one body is built. */
export type CalendarParts = {
  regime: "public" | "private";
  rules: readonly HolidayRule[];
  moves: readonly HolidayMove[];
  locals: readonly StoredLocalHoliday[];
  closures: readonly Closure[];
  /** Incremented by each change of the body's days, which is made while all its structures are locked. */
  version: number;
  /** Every structure of the body, if a closure also covers substructures. */
  tree: readonly { id: string; parentId: string | null }[];
};

/** The parts of a body as JSON. */
export const calendarStatement = (organizationId: string) => sql<{ parts: string }>`${prepared}
select json_build_object(
  'regime', o.regime,
  'version', o.calendar_version,
  'rules', coalesce((select json_agg(h) from holiday_rule h), '[]'),
  'moves', coalesce((select json_agg(m) from holiday_move m), '[]'),
  'locals', coalesce((select json_agg(l) from organization_holiday l where l.organization_id = ${organizationId}::uuid), '[]'),
  'closures', coalesce((select json_agg(c) from closure c where c.organization_id = ${organizationId}::uuid), '[]'),
  'tree', coalesce((
    select json_agg(json_build_object('id', s.id, 'parentId', s.parent_id)) from structure s
    where s.organization_id = ${organizationId}::uuid
      and exists (select from closure c where c.organization_id = ${organizationId}::uuid and c.with_substructures)), '[]')
)::text as parts
from organization o where o.id = ${organizationId}::uuid`;

/** As `calendarStatement` gives it; days are text. */
type CalendarRows = {
  regime: string;
  version: number;
  rules: Selectable<DB["holiday_rule"]>[];
  moves: Selectable<DB["holiday_move"]>[];
  locals: Selectable<DB["organization_holiday"]>[];
  closures: Selectable<DB["closure"]>[];
  tree: { id: string; parentId: string | null }[];
};

/** The parts from the text that `calendarStatement` built. */
export function calendarPartsOf(text: string): CalendarParts {
  // Guarantee: `calendarStatement` builds it from whole rows.
  const { regime, version, rules, moves, locals, closures, tree } = JSON.parse(
    text,
  ) as CalendarRows;
  return {
    regime: regime === "private" ? "private" : "public",
    version,
    rules: rules.map(ruleOf),
    moves: moves.map((move) => ({ ruleId: move.rule_id, year: move.year, movedTo: move.moved_to })),
    locals: locals.map((local) => ({
      ...fieldsIn(local, ["id", "title", "validFrom", "validTo"]),
      on: placeOf(local),
    })),
    closures: closures.map((closure) => ({
      ...fieldsIn(closure, ["id", "title", "structureId", "withSubstructures"]),
      from: closure.from_day,
      to: closure.to_day,
    })),
    tree,
  };
}

/** The parts as the transaction sees them, with the whole tree of structures. Throws `not-found`. */
export async function readCalendarParts(
  db: Reader,
  organizationId: string,
): Promise<CalendarParts> {
  const { rows } = await calendarStatement(organizationId).execute(db);
  const tree = await db
    .selectFrom("structure")
    .select(["id", "parent_id as parentId"])
    .where("organization_id", "=", organizationId)
    .execute();
  return { ...calendarPartsOf(orNotFound(rows[0]).parts), tree };
}

/** The calendar built from the parts. */
export function calendarOfParts({ closures, tree, ...parts }: CalendarParts): Calendar {
  return calendarOf({ ...parts, closures: spansOfClosures(closures, tree) });
}

/** A rule as the calendar reads it. */
export function ruleOf(rule: Selectable<DB["holiday_rule"]>): HolidayRule {
  const fields = ["id", "title", "kind", "appliesTo", "validFrom", "validTo"] as const;
  const stops = ["stopMinute", "sixDaysStopMinute"] as const;
  return { ...fieldsIn(rule, [...fields, ...stops]), on: placeOf(rule) };
}

/** The place of a holiday row in the year: the schema gives it a date or a distance from Easter. */
export function placeOf(row: {
  month: number | null;
  day_of_month: number | null;
  easter_offset: number | null;
}): HolidayPlace {
  return row.easter_offset === null
    ? { type: "fixed", month: row.month ?? 1, day: row.day_of_month ?? 1 }
    : { type: "easter", offset: row.easter_offset };
}
