import { sql } from "kysely";
import type { BoardRow } from "#api/monthly-contracts.ts";
import { planOf } from "#domain/attendance/schedule.ts";
import type { Schedule } from "#domain/attendance/types.ts";
import { daysFrom, firstDay, lastDay, type Day } from "#domain/calendar/day.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import type { Reader } from "#server/db/handles.ts";
import { calendarOfBody, schedulesOf } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { type MonthsAsked, monthsSql } from "./months.queries.ts";

/** What each structure's month still lacks, by the structures' names; structures without a contract are left out. */
export async function boardOf(ctx: BodyContext, asked: MonthsAsked): Promise<BoardRow[]> {
  const [calendar, schedules] = await Promise.all([calendarOfBody(ctx), schedulesOf(ctx)]);
  const { counts, duties, closed } = await readBody(ctx, async (db) => ({
    counts: await countsOf(db, asked),
    duties: await dutiesOf(db, asked),
    closed: await closedSheets(db, asked),
  }));
  const dutiesBy = Map.groupBy(duties, (duty) => duty.structureId);
  return counts.map((row) => {
    const own = dutiesBy.get(row.structureId) ?? [];
    const dates = new Set(
      own.flatMap((duty) => dutyDays(duty, { calendar, schedules }, ctx.today)),
    );
    const open = [...dates].filter((date) => !closed.has(`${row.structureId} ${date}`));
    return { ...row, openSheets: open.length };
  });
}

function countsOf(db: Reader, asked: MonthsAsked): Promise<Omit<BoardRow, "openSheets">[]> {
  return sql<Omit<BoardRow, "openSheets">>`
    select s.id as "structureId", s.code, s.title,
      count(*)::int as contracts,
      count(*) filter (where m.state is null)::int as uncomputed,
      count(*) filter (where m.state is null or m.state in ('draft', 'returned'))::int as draft,
      count(*) filter (where m.state = 'submitted')::int as submitted,
      count(*) filter (where m.state in ('signed', 'approved', 'paid'))::int as signed,
      coalesce(sum((m.totals->>'plannedDays')::int), 0)::int as "plannedDays",
      coalesce(sum((m.totals->>'pendingDays')::int), 0)::int as "pendingDays",
      coalesce(sum((m.totals->>'missingDays')::int), 0)::int as "missingDays"
    from (${monthsSql(asked)}) m
    join structure s on s.organization_id = ${asked.organizationId} and s.id = m.structure_id
    group by s.id, s.code, s.title, s.search_key
    order by s.search_key, s.id
  `
    .execute(db)
    .then(({ rows }) => rows);
}

/** Days on which contracts of a structure follow a schedule. */
type Duty = { structureId: string; scheduleId: string; from: Day; to: Day };

function dutiesOf(
  db: Reader,
  { organizationId, month, structureId }: MonthsAsked,
): Promise<Duty[]> {
  const [first, last] = [firstDay(month), lastDay(month)];
  return sql<Duty>`
    select distinct t.structure_id as "structureId", t.schedule_id as "scheduleId",
      greatest(t.valid_from, c.start_date, ${first}::date) as "from",
      least(t.valid_to, c.end_date, ${last}::date) as "to"
    from contract_term t
    join contract c on c.organization_id = t.organization_id and c.id = t.contract_id
      and c.state in ('active', 'suspended', 'ended', 'terminated')
    where t.organization_id = ${organizationId}
      ${structureId ? sql`and t.structure_id = ${structureId}` : sql``}
      and greatest(t.valid_from, c.start_date) <= ${last}::date
      and least(coalesce(t.valid_to, 'infinity'), coalesce(c.end_date, 'infinity')) >= ${first}::date
  `
    .execute(db)
    .then(({ rows }) => rows);
}

async function closedSheets(db: Reader, asked: MonthsAsked): Promise<Set<string>> {
  const rows = await db
    .selectFrom("attendance_sheet")
    .select(["structure_id", "date"])
    .where("organization_id", "=", asked.organizationId)
    .where("date", ">=", firstDay(asked.month))
    .where("date", "<=", lastDay(asked.month))
    .where("state", "<>", "open")
    .execute();
  return new Set(rows.map((row) => `${row.structure_id} ${row.date}`));
}

type Plans = { calendar: Calendar; schedules: ReadonlyMap<string, Schedule> };

/** Days up to today on which the schedule asks for work in the structure. */
function dutyDays({ structureId, scheduleId, from, to }: Duty, plans: Plans, today: Day): Day[] {
  const schedule = plans.schedules.get(scheduleId);
  if (!schedule) return [];
  return daysFrom(from, to < today ? to : today).filter(
    (date) => planOf(schedule, date, plans.calendar(date, structureId)).minutes > 0,
  );
}
