import { sql } from "kysely";
import { firstDay, type Day, type Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

/** What a contract has used of its year's limits before the month. */
export type Used = { teleworkDays: number; leaveDays: Record<string, number> };

/** Days of telework and of each leave from the beginning of the year to the eve of the month, by contract. */
export async function usedThisYear(
  db: Reader,
  asked: { organizationId: string; contractIds: readonly string[]; month: Month },
): Promise<Map<string, Used>> {
  const first = firstDay(asked.month);
  const { rows } = await sql<Used & { contractId: string }>`
    select contract_id as "contractId", sum(days) filter (where label = 'telework')::int as "teleworkDays",
      coalesce(jsonb_object_agg(reason, days) filter (where reason is not null and label <> 'telework'), '{}') as "leaveDays"
    from (
      select contract_id, case when label = 'telework' then label else '' end as label,
        case when label = 'telework' then null else reason end as reason, count(*)::int as days
      from attendance_record
      where organization_id = ${asked.organizationId} and contract_id = any (${asked.contractIds}::uuid[])
        and date >= ${`${first.slice(0, 4)}-01-01`} and date < ${first}
        and label in ('telework', 'leave', 'sick', 'unpaid')
      group by 1, 2, 3) used
    group by contract_id
  `.execute(db);
  return new Map(
    rows.map((row) => [row.contractId, { ...row, teleworkDays: row.teleworkDays ?? 0 }]),
  );
}

/** Days a year that each reason allows on a day, for those counted in working days. */
export async function leaveLimits(db: Reader, on: Day): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; max_per_year: number }>`
    select code, max_per_year from absence_reasons_on(${on}::date)
    where max_per_year is not null and day_basis = 'working'
  `.execute(db);
  return new Map(rows.map((row) => [row.code, row.max_per_year]));
}

/** The other contracts of the people behind the contracts. */
export async function siblingsOf(
  db: Reader,
  organizationId: string,
  contractIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from contract s
    where s.organization_id = ${organizationId} and s.state in ('active', 'suspended', 'ended', 'terminated')
      and s.employee_id in (
        select c.employee_id from contract c
        where c.organization_id = ${organizationId} and c.id = any (${contractIds}::uuid[]))
      and s.id <> all (${contractIds}::uuid[])
  `.execute(db);
  return rows.map(({ id }) => id);
}
