import { sql } from "kysely";
import type { Overview } from "#api/dashboard.ts";
import { addDays, firstDay, monthOf, type Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { prepared } from "#server/db/pipelined.ts";

type Asked = { organizationId: string; today: Day };

/**
 * The last ten days with somebody present or absent, of three weeks. Records are read by structure, so that the cost does
 * not depend on the years before.
 */
export async function presenceByDay(
  db: Reader,
  { organizationId, today }: Asked,
): Promise<Overview["presence"]> {
  const { rows } = await sql<Overview["presence"][number]>`${prepared}
    select * from (
      select r.date,
        count(*) filter (where r.label in ('present', 'telework', 'duty', 'training'))::int as present,
        count(*) filter (where r.label in ('leave', 'sick', 'unpaid', 'unjustified'))::int as absent,
        count(*) filter (where r.label in ('pending', 'missing'))::int as unsettled
      from structure s
      cross join lateral (
        select date, label from attendance_record
        where organization_id = ${organizationId} and structure_id = s.id
          and date between ${addDays(today, -20)}::date and ${today}::date) r
      where s.organization_id = ${organizationId}
      group by r.date) days
    where present + absent > 0
    order by date desc limit 10`.execute(db);
  return rows.toReversed();
}

/** Days of absence of the running month by reason, the most frequent first; sensitive reasons together. */
export async function absencesOfMonth(
  db: Reader,
  { organizationId, today }: Asked,
): Promise<Overview["absences"]> {
  const { rows } = await sql<Overview["absences"][number]>`${prepared}
    select case when g.is_sensitive then null else g.title end as title, count(*)::int as days
    from structure s
    cross join lateral (
      select reason from attendance_record
      where organization_id = ${organizationId} and structure_id = s.id
        and date between ${firstDay(monthOf(today))}::date and ${today}::date
        and label in ('leave', 'sick', 'unpaid', 'unjustified')) r
    join absence_reasons_on(${today}::date) g on g.code = r.reason
    where s.organization_id = ${organizationId}
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** Days with a missing punch in the running month up to today, as recorded, without months that are cancelled. */
export async function missingDaysOfMonth(
  db: Reader,
  { organizationId, today }: Asked,
): Promise<number> {
  const month = monthOf(today);
  const { rows } = await sql<{ days: number }>`${prepared}
    select count(*)::int as days
    from structure s
    cross join lateral (
      select contract_id from attendance_record
      where organization_id = ${organizationId} and structure_id = s.id
        and date between ${firstDay(month)}::date and ${today}::date and label = 'missing') r
    where s.organization_id = ${organizationId} and not exists (
      select from monthly_contract m
      where m.organization_id = ${organizationId} and m.contract_id = r.contract_id and m.month = ${month}
        and m.state = 'cancelled')`.execute(db);
  return rows[0]?.days ?? 0;
}
