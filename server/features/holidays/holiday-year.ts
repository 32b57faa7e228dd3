import type { HolidayYear } from "#api/holidays.ts";
import { addMonths } from "#domain/calendar/day.ts";
import { orthodoxEaster } from "#domain/calendar/easter.ts";
import { calendarOf, placeInYear, workingDays } from "#domain/calendar/holidays.ts";
import { placeOf, ruleOf } from "#server/features/attendance/public.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { readBodies } from "#server/kernel/read-body.ts";

/** The rules with their days in a year, and the feasts of every body. */
export async function holidayYear(ctx: SignedContext, year: number): Promise<HolidayYear> {
  const rows = await ctx.db.selectFrom("holiday_rule").selectAll().orderBy("id").execute();
  const moves = await ctx.db.selectFrom("holiday_move").selectAll().execute();
  const rules = rows.map(ruleOf);
  const calendar = calendarOf({
    rules,
    moves: moves.map((move) => ({ ruleId: move.rule_id, year: move.year, movedTo: move.moved_to })),
    locals: [],
    closures: [],
    regime: "public",
  });
  const months = Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01`, index));
  return {
    year,
    easter: orthodoxEaster(year),
    rules: rules
      .map((rule, index) => {
        const move = moves.find((one) => one.rule_id === rule.id && one.year === year);
        return {
          ...rule,
          sixDaysStopMinute: rule.sixDaysStopMinute ?? null,
          source: rows[index]?.source ?? "",
          version: rows[index]?.version ?? 1,
          day: placeInYear(rule, year),
          move: move ? { movedTo: move.moved_to, source: move.source } : null,
        };
      })
      .toSorted((one, other) => ((one.day ?? "9") < (other.day ?? "9") ? -1 : 1)),
    locals: await localsOf(ctx, year),
    workingDays: months.map((month) => workingDays(month, calendar)),
  };
}

/** The Administrator sees every body, so their feasts are read together. */
async function localsOf(ctx: SignedContext, year: number): Promise<HolidayYear["locals"]> {
  const bodies = await ctx.db.selectFrom("organization").select(["id", "description"]).execute();
  const titles = new Map(bodies.map((body) => [body.id, body.description]));
  const rows = await readBodies(ctx, [...titles.keys()], (db) =>
    db.selectFrom("organization_holiday").selectAll().orderBy("title").execute(),
  );
  return rows.map((row) => {
    const dated = { on: placeOf(row), validFrom: row.valid_from, validTo: row.valid_to };
    return {
      id: row.id,
      organizationId: row.organization_id,
      organization: titles.get(row.organization_id) ?? "",
      title: row.title,
      source: row.source,
      version: row.version,
      ...dated,
      day: placeInYear(dated, year),
    };
  });
}
