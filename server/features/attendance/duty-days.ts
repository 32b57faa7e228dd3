import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import { daysFrom } from "#domain/calendar/day.ts";
import { planOf } from "#domain/attendance/schedule.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { calendarOfBody } from "./calendar.ts";
import { schedulesOf } from "./catalogue.ts";

/** A structure and a day on which somebody of it has a duty: a sheet is owed. */
export type DutyDay = { structureId: string; date: Day };

/** A stretch of days on which a schedule is in force for somebody of a structure. */
type InForce = { structure_id: string; schedule_id: string; first: Day; last: Day };

/**
 * The structures and days, from a day to another, on which somebody has a duty by contract, schedule and calendar,
 * whether a sheet was opened or not. The stretches are joined by schedule first, so the cost hangs on schedules, not people.
 */
export async function dutyDays(
  ctx: BodyContext,
  { from, to }: { from: Day; to: Day },
): Promise<DutyDay[]> {
  if (to < from) return [];
  const [inForce, calendar, schedules] = await Promise.all([
    schedulesInForce(ctx, from, to),
    calendarOfBody(ctx),
    schedulesOf(ctx),
  ]);
  const found = new Map<string, DutyDay>();
  for (const { structure_id: structureId, schedule_id, first, last } of inForce) {
    const schedule = schedules.get(schedule_id);
    if (!schedule) continue;
    for (const date of daysFrom(first, last)) {
      const key = `${structureId} ${date}`;
      if (found.has(key)) continue;
      const plan = planOf(schedule, date, calendar(date, structureId));
      if (plan.stretches.length > 0) found.set(key, { structureId, date });
    }
  }
  return [...found.values()];
}

/** The schedules that ask for work in their structures on a day: who follows one there is expected. */
export async function schedulesOnDuty(
  ctx: BodyContext,
  date: Day,
): Promise<{ structureId: string; scheduleId: string }[]> {
  const [inForce, calendar, schedules] = await Promise.all([
    schedulesInForce(ctx, date, date),
    calendarOfBody(ctx),
    schedulesOf(ctx),
  ]);
  return inForce.flatMap(({ structure_id: structureId, schedule_id: scheduleId }) => {
    const schedule = schedules.get(scheduleId);
    const plan = schedule && planOf(schedule, date, calendar(date, structureId));
    return plan && plan.stretches.length > 0 ? [{ structureId, scheduleId }] : [];
  });
}

function schedulesInForce(ctx: BodyContext, from: Day, to: Day): Promise<InForce[]> {
  return readBody(ctx, async (db) => {
    const { rows } = await sql<InForce>`
      select q.structure_id, q.schedule_id, lower(span) as first, upper(span) - 1 as last
      from (
        select t.structure_id, t.schedule_id, range_agg(daterange(
          greatest(t.first_day, s.opened_on, ${from}::date), least(t.last_day, s.closed_on, ${to}::date),
          '[]')) as spans
        from running_term t
        join structure s on s.organization_id = t.organization_id and s.id = t.structure_id
        where t.organization_id = ${ctx.organizationId}
          and greatest(t.first_day, s.opened_on, ${from}::date) <= least(t.last_day, s.closed_on, ${to}::date)
        group by t.structure_id, t.schedule_id) q
      cross join unnest(q.spans) as span`.execute(db);
    return rows;
  });
}
