import { sql } from "kysely";
import type { StructureToday } from "#api/dashboard.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

type Asked = {
  organizationId: string;
  today: Day;
  /** Schedules that ask for work in their structures today. */
  onDuty: readonly { structureId: string; scheduleId: string }[];
};

/** How many people each structure expects today, and who of them has no settled record; leave recorded before is one. */
export async function peopleExpected(
  db: Reader,
  { organizationId, today, onDuty }: Asked,
): Promise<ReadonlyMap<string, Pick<StructureToday, "expected" | "waiting" | "waitingNames">>> {
  const { rows } = await sql<{
    structureId: string;
    expected: number;
    waiting: number;
    names: string[] | null;
  }>`
    with expected as (
      select d.structure_id, e.last_name || ' ' || e.first_name as name, e.search_key,
        not exists (
          select from attendance_record r
          where r.organization_id = ${organizationId} and r.contract_id = t.contract_id and r.date = ${today}::date
            and r.label not in ('pending', 'missing')) as waits
      from unnest(${onDuty.map((one) => one.structureId)}::uuid[], ${onDuty.map((one) => one.scheduleId)}::uuid[])
        as d(structure_id, schedule_id)
      join running_term t on t.organization_id = ${organizationId} and t.structure_id = d.structure_id
        and t.schedule_id = d.schedule_id and ${today}::date between t.first_day and t.last_day
      join employee e on e.organization_id = ${organizationId} and e.id = t.employee_id
    )
    select structure_id as "structureId", count(*)::int as expected,
      count(*) filter (where waits)::int as waiting,
      (array_agg(name order by search_key) filter (where waits))[1:6] as names
    from expected group by structure_id`.execute(db);
  return new Map(
    rows.map(({ structureId, names, ...counts }) => [
      structureId,
      { ...counts, waitingNames: names ?? [] },
    ]),
  );
}
