import { type RawBuilder, sql } from "kysely";
import { unsettledLabels } from "#domain/attendance/completeness.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { prepared } from "#server/db/pipelined.ts";
import type { DutyDay } from "./duty-days.ts";

/** How many people a sheet expects, and how far they are recorded. */
type Expected = {
  structureId: string;
  date: Day;
  expected: number;
  /** With a settled record; leave recorded in advance counts. */
  recorded: number;
  /** Without any record. */
  pending: number;
};

type Query = { organizationId: string; owed: readonly DutyDay[] };

/** What `completenessOf` says of a sheet, for many sheets in one statement. */
export async function peopleExpected(db: Reader, query: Query): Promise<Expected[]> {
  if (query.owed.length === 0) return [];
  const { rows } = await sql<Expected>`${prepared}
    select structure_id as "structureId", date, count(*)::int as expected,
      count(*) filter (where not waits)::int as recorded,
      count(*) filter (where label = 'pending')::int as pending
    from ${expectedPeople(query)} group by structure_id, date`.execute(db);
  return rows;
}

/**
 * Everyone expected on owed sheets, one row each, with the record's label and whether it is still outstanding. Each
 * record is looked up by its key: a join would read all days of the contracts.
 */
export function expectedPeople({ organizationId, owed }: Query): RawBuilder<unknown> {
  const scheduleDays = owed.flatMap(({ structureId, date, scheduleIds }) =>
    scheduleIds.map((scheduleId) => ({ structureId, date, scheduleId })),
  );
  return sql`(
    select d.structure_id, d.date, t.employee_id, coalesce(r.label, 'pending') as label,
      coalesce(r.label, 'pending') = any(${[...unsettledLabels]}::text[]) as waits
    from unnest(${scheduleDays.map((one) => one.structureId)}::uuid[], ${scheduleDays.map((one) => one.date)}::date[],
      ${scheduleDays.map((one) => one.scheduleId)}::uuid[]) as d(structure_id, date, schedule_id)
    join running_term t on t.organization_id = ${organizationId} and t.structure_id = d.structure_id
      and t.schedule_id = d.schedule_id and d.date between t.first_day and t.last_day
    left join lateral (
      select label from attendance_record
      where organization_id = ${organizationId} and contract_id = t.contract_id and date = d.date limit 1) r on true) as x`;
}
