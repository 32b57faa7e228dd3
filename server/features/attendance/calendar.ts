import { type Calendar, type HolidayRule, calendarOf } from "#domain/calendar/holidays.ts";
import { type Day, addDays, daysFrom } from "#domain/calendar/day.ts";
import type { DayNature } from "#domain/attendance/types.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { remembered } from "#server/kernel/remembered.ts";

/** The calendar of the context's organization: national rules, moved and local holidays, closures. */
export const calendarOfBody: (ctx: BodyContext) => Promise<Calendar> = remembered(
  (ctx: BodyContext) => `${databaseOf(ctx)}:${ctx.organizationId}`,
  (ctx: BodyContext) => readBody(ctx, (db) => readCalendar(db, ctx.organizationId)),
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

async function readCalendar(db: Reader, organizationId: string): Promise<Calendar> {
  const [body, rules, moves, locals, closures] = await Promise.all([
    db
      .selectFrom("organization")
      .select("regime")
      .where("id", "=", organizationId)
      .executeTakeFirstOrThrow(),
    db.selectFrom("holiday_rule").selectAll().execute(),
    db.selectFrom("holiday_move").select(["rule_id", "year", "moved_to"]).execute(),
    db
      .selectFrom("organization_holiday")
      .selectAll()
      .where("organization_id", "=", organizationId)
      .execute(),
    db.selectFrom("closure").selectAll().where("organization_id", "=", organizationId).execute(),
  ]);
  return calendarOf({
    regime: body.regime === "private" ? "private" : "public",
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
}

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
