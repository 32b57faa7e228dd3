import { sql } from "kysely";
import type { CalendarEffect } from "#api/calendar-effect.ts";
import type { ChangedDay } from "#domain/calendar/changed-days.ts";
import type { Day, Month } from "#domain/calendar/day.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import { dutyRows } from "#server/features/attendance/public.ts";
import { everyStructure } from "#server/features/structures/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** Days of one structure within one month. */
export type Range = { structureId: string; month: Month; first: Day; last: Day };

/** People under one schedule in one structure over the same days. */
type PlannedPeople = {
  structureId: string;
  structureTitle: string;
  scheduleId: string;
  first: Day;
  last: Day;
  people: number;
};

/** Who works in the structures over the ranges, counted by schedule. */
export async function plannedIn(
  db: Reader,
  organizationId: string,
  ranges: readonly Range[],
): Promise<PlannedPeople[]> {
  const { rows } = await sql<PlannedPeople>`
    select t.structure_id as "structureId", s.title as "structureTitle", t.schedule_id as "scheduleId",
      greatest(t.first_day, d.first) as first, least(t.last_day, d.last) as last, count(*)::int as people
    from (select structure_id, min(first) as first, max(last) as last from (${spansOf(ranges)}) spans group by 1) d
    join running_term t on t.organization_id = ${organizationId} and t.structure_id = d.structure_id
      and t.first_day <= d.last and t.last_day >= d.first
    join structure s on s.organization_id = t.organization_id and s.id = t.structure_id
    group by 1, 2, 3, 4, 5 order by 2, 1
  `.execute(db);
  return rows;
}

/** The sheets of the days that hold records or are locked for the whole structure, by day. */
export async function sheetsTouched(
  db: Reader,
  ctx: BodyContext,
  days: readonly ChangedDay[],
): Promise<CalendarEffect["sheets"]> {
  const { organizationId, now } = ctx;
  const { rows } = await sql<CalendarEffect["sheets"][number]>`
    select * from (
      select d.structure_id as "structureId", s.title as "structureTitle", d.date,
        (count(r.date) filter (where r.worked_minutes > 0))::int as worked,
        (count(r.date) filter (where r.reason is not null))::int as "onLeave",
        coalesce(bool_or(h.state = 'locked') and not exists (
          select from unlock_request u
          where u.organization_id = ${organizationId} and u.structure_id = d.structure_id and u.state = 'granted'
            and u.contract_id is null and u.expires_at > ${now} and d.date between u.from_day and u.to_day), false) as "isLocked"
      from ${dutyRows(days)}
      join structure s on s.organization_id = ${organizationId} and s.id = d.structure_id
      left join attendance_sheet h on h.organization_id = ${organizationId} and h.structure_id = d.structure_id and h.date = d.date
      left join attendance_record r on r.organization_id = ${organizationId} and r.structure_id = d.structure_id and r.date = d.date
      group by d.structure_id, s.title, d.date) sheets
    where worked > 0 or "onLeave" > 0 or "isLocked"
    order by date, "structureTitle", "structureId"
  `.execute(db);
  return rows;
}

/** Who has leave or absence recorded on the days, by name. */
export async function leaveOn(
  db: Reader,
  organizationId: string,
  days: readonly ChangedDay[],
): Promise<CalendarEffect["leave"]> {
  const { rows } = await sql<CalendarEffect["leave"][number]>`
    select d.structure_id as "structureId", s.title as "structureTitle", d.date, r.contract_id as "contractId",
      e.last_name || ' ' || e.first_name as person
    from ${dutyRows(days)}
    join attendance_record r on r.organization_id = ${organizationId} and r.structure_id = d.structure_id and r.date = d.date
      and r.reason is not null
    join structure s on s.organization_id = ${organizationId} and s.id = d.structure_id
    join contract c on c.organization_id = ${organizationId} and c.id = r.contract_id
    join employee e on e.organization_id = ${organizationId} and e.id = c.employee_id
    order by e.search_key, r.contract_id, d.date
  `.execute(db);
  return rows;
}

/** The closed months of people who work in the structures over the ranges. */
export async function monthsClosed(
  db: Reader,
  organizationId: string,
  ranges: readonly Range[],
): Promise<CalendarEffect["months"]> {
  const { rows } = await sql<CalendarEffect["months"][number]>`
    select m.structure_id as "structureId", s.title as "structureTitle", m.month, m.state,
      count(distinct m.contract_id)::int as contracts
    from (${spansOf(ranges)}) d
    join running_term t on t.organization_id = ${organizationId} and t.structure_id = d.structure_id
      and t.first_day <= d.last and t.last_day >= d.first
    join monthly_contract m on m.organization_id = ${organizationId} and m.contract_id = t.contract_id and m.month = d.month
      and m.state in ('submitted', 'awaiting', 'signed', 'approved', 'paid')
    join structure s on s.organization_id = ${organizationId} and s.id = m.structure_id
    group by 1, 2, 3, 4 order by 3, 2, 4
  `.execute(db);
  return rows;
}

/**
 * Locks every structure of a body before its calendar changes. A save locks its own structure, so it either finishes
 * before the days change or sees the change by the version; calendar changes run one at a time.
 */
export async function lockStructures(tx: Writer, organizationId: string): Promise<void> {
  await everyStructure(tx, organizationId).forUpdate().execute();
  const key = { id: organizationId };
  await updateRows(tx, "organization", key, { calendar_version: sql`calendar_version + 1` });
}

function spansOf(ranges: readonly Range[]) {
  return sql`select * from unnest(${ranges.map((one) => one.structureId)}::uuid[], ${ranges.map((one) => one.month)}::text[],
      ${ranges.map((one) => one.first)}::date[], ${ranges.map((one) => one.last)}::date[])
    as d(structure_id, month, first, last)`;
}
