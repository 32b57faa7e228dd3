import { sql } from "kysely";
import type { BoardRow } from "#api/monthly-contracts.ts";
import { planOf } from "#domain/attendance/schedule.ts";
import type { Schedule } from "#domain/attendance/types.ts";
import { daysFrom, firstDay, lastDay, type Day } from "#domain/calendar/day.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import type { Reader } from "#server/db/handles.ts";
import { calendarOfBody, schedulesOf } from "#server/features/attendance/public.ts";
import { findingParameters } from "#server/features/parameters/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { countsOfMonths } from "./board.queries.ts";
import type { MonthsAsked } from "./months.queries.ts";

/** What each structure's month still lacks, by the structures' names; structures without a contract are left out. */
export async function boardOf(ctx: BodyContext, asked: MonthsAsked): Promise<BoardRow[]> {
  const [calendar, schedules] = await Promise.all([calendarOfBody(ctx), schedulesOf(ctx)]);
  const { counts, duties, closed } = await readBody(ctx, async (db) => ({
    counts: await countsOfMonths(db, {
      ...asked,
      today: ctx.today,
      documentDueDays: (await findingParameters(db, asked.organizationId, asked.month))
        .documentDueDays,
    }),
    duties: await dutiesOf(db, asked),
    closed: await closedSheets(db, asked),
  }));
  const dutiesBy = Map.groupBy(duties, (duty) => duty.structureId);
  return counts.map(({ recordedDays, ...row }) => {
    const own = dutiesBy.get(row.structureId) ?? [];
    const dates = new Set(
      own.flatMap((duty) => dutyDays(duty, { calendar, schedules }, ctx.today)),
    );
    const open = [...dates].filter((date) => !closed.has(`${row.structureId} ${date}`)).toSorted();
    const opened = open.filter((date) => recordedDays.includes(date));
    const unopenedDays = open.length - opened.length;
    return { ...row, unopenedDays, openSheets: opened.length, firstOpenDay: open[0] ?? null };
  });
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
