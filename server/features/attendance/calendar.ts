import { type Calendar, type HolidayRule, calendarOf } from "#domain/calendar/holidays.ts";
import { type Day, addDays, daysFrom } from "#domain/calendar/day.ts";
import type { DayNature } from "#domain/attendance/types.ts";
import type { Selectable } from "kysely";
import type { DB } from "#server/db/database.gen.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readText } from "#server/kernel/read-body.ts";
import { keptByText, remembered } from "#server/kernel/remembered.ts";

/** The calendar of the context's organization: national rules, moved and local holidays, closures. */
export const calendarOfBody: (ctx: BodyContext) => Promise<Calendar> = remembered(
  (ctx: BodyContext) => `${databaseOf(ctx)}:${ctx.organizationId}`,
  readCalendar,
);

const databases = new WeakMap<object, number>();
let opened = 0;

/** A number for each open database, so that two of them in one process never share what is remembered. */
export function databaseOf(ctx: { database: object }): number {
  const known = databases.get(ctx.database);
  if (known !== undefined) return known;
  opened += 1;
  databases.set(ctx.database, opened);
  return opened;
}

/** What a calendar is made of, as PostgreSQL gives it; days are text. */
type CalendarRows = {
  regime: string;
  rules: Selectable<DB["holiday_rule"]>[];
  moves: Selectable<DB["holiday_move"]>[];
  locals: Selectable<DB["organization_holiday"]>[];
  closures: Selectable<DB["closure"]>[];
};

const calendarSql = `
select json_build_object(
  'regime', o.regime,
  'rules', coalesce((select json_agg(h) from holiday_rule h), '[]'),
  'moves', coalesce((select json_agg(m) from holiday_move m), '[]'),
  'locals', coalesce((select json_agg(l) from organization_holiday l where l.organization_id = $1), '[]'),
  'closures', coalesce((select json_agg(c) from closure c where c.organization_id = $1), '[]')
)::text
from organization o where o.id = $1`;

async function readCalendar(ctx: BodyContext): Promise<Calendar> {
  const values = [ctx.organizationId];
  const found = await readText(ctx, { name: "calendar", text: calendarSql, values });
  if (found === null) throw new Fault("not-found");
  return calendarOfText(found);
}

/** What was asked again is mostly the same, and a calendar that is kept has its years worked out. */
const calendarOfText = keptByText((text): Calendar => {
  // Guarantee: `calendarSql` builds it of whole rows.
  const { regime, rules, moves, locals, closures } = JSON.parse(text) as CalendarRows;
  return calendarOf({
    regime: regime === "private" ? "private" : "public",
    rules: rules.map((rule): HolidayRule => ({
      id: rule.id,
      title: rule.title,
      kind: rule.kind === "half" ? "half" : "full",
      on:
        rule.easter_offset === null
          ? { type: "fixed", month: rule.month ?? 1, day: rule.day_of_month ?? 1 }
          : { type: "easter", offset: rule.easter_offset },
      stopMinute: rule.stop_minute,
      appliesTo: rule.applies_to as HolidayRule["appliesTo"],
      validFrom: rule.valid_from,
      validTo: rule.valid_to,
    })),
    moves: moves.map((move) => ({ ruleId: move.rule_id, year: move.year, movedTo: move.moved_to })),
    locals: locals.map((local) => ({
      title: local.title,
      month: local.month,
      day: local.day_of_month,
      validFrom: local.valid_from,
      validTo: local.valid_to,
    })),
    closures: closures.map((closure) => ({
      title: closure.title,
      from: closure.from_day,
      to: closure.to_day,
      structureId: closure.structure_id,
    })),
  });
});

/** The natures that are not plain working days, from a day to the day after the last (where a night shift ends). */
export function naturesBetween(
  calendar: Calendar,
  structureId: string,
  from: Day,
  to: Day,
): Record<Day, DayNature> {
  const natures: Record<Day, DayNature> = {};
  for (const day of daysFrom(from, addDays(to, 1))) {
    const nature = calendar(day, structureId);
    if (nature.kind !== "working") natures[day] = nature;
  }
  return natures;
}
