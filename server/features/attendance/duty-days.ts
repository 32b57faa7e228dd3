import { sql } from "kysely";
import { prepared } from "#server/db/pipelined.ts";
import { isExpected } from "#domain/attendance/completeness.ts";
import { planOf } from "#domain/attendance/schedule.ts";
import { daysFrom, type Day } from "#domain/calendar/day.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { calendarOfBody } from "./calendar.ts";
import { schedulesOf } from "./catalogue.ts";

/** A structure and a day on which someone has a duty there: a sheet is owed. */
export type DutyDay = {
  structureId: string;
  date: Day;
  /** The schedules that ask for work there on the day: people who follow one of them are expected. */
  scheduleIds: readonly string[];
};

/** The range of days, in one structure of a body or in all. */
type Query = { from: Day; to: Day; structureId?: string };

/** A range of days on which a schedule is in force for someone of a structure. */
type InForce = { structure_id: string; schedule_id: string; first: Day; last: Day };

/**
 * The structures and days of a range on which someone has a duty by contract, schedule and calendar, whether a sheet
 * was opened or not. The ranges are joined by schedule first, so the cost depends on schedules, not people.
 */
export async function dutyDays(ctx: BodyContext, query: Query): Promise<DutyDay[]> {
  if (query.to < query.from) return [];
  const [inForce, calendar, schedules] = await Promise.all([
    schedulesInForce(ctx, query),
    calendarOfBody(ctx),
    schedulesOf(ctx),
  ]);
  const found = new Map<string, { structureId: string; date: Day; scheduleIds: string[] }>();
  for (const { structure_id: structureId, schedule_id, first, last } of inForce) {
    const schedule = schedules.get(schedule_id);
    if (!schedule) continue;
    for (const date of daysFrom(first, last)) {
      if (!isExpected(planOf(schedule, date, calendar(date, structureId)))) continue;
      const key = `${structureId} ${date}`;
      const known = found.get(key);
      if (known) known.scheduleIds.push(schedule_id);
      else found.set(key, { structureId, date, scheduleIds: [schedule_id] });
    }
  }
  return [...found.values()];
}

/** Structures and days as rows `d(structure_id, date)`. */
export function dutyRows(days: readonly { structureId: string; date: Day }[]) {
  const [structureIds, dates] = [days.map((one) => one.structureId), days.map((one) => one.date)];
  return sql`unnest(${structureIds}::uuid[], ${dates}::date[]) as d(structure_id, date)`;
}

function schedulesInForce(ctx: BodyContext, { from, to, structureId }: Query): Promise<InForce[]> {
  return readBody(ctx, async (db) => {
    const { rows } = await sql<InForce>`${prepared}
      select q.structure_id, q.schedule_id, lower(span) as first, upper(span) - 1 as last
      from (
        select t.structure_id, t.schedule_id, range_agg(daterange(
          greatest(t.first_day, s.opened_on, ${from}::date), least(t.last_day, s.closed_on, ${to}::date),
          '[]')) as spans
        from running_term t
        join structure s on s.organization_id = t.organization_id and s.id = t.structure_id
        where t.organization_id = ${ctx.organizationId}
          ${structureId ? sql`and t.structure_id = ${structureId}` : sql``}
          and greatest(t.first_day, s.opened_on, ${from}::date) <= least(t.last_day, s.closed_on, ${to}::date)
        group by t.structure_id, t.schedule_id) q
      cross join unnest(q.spans) as span`.execute(db);
    return rows;
  });
}
