import { sql } from "kysely";
import { firstDay, type Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

/** Days of telework from the beginning of the year to the day before the month, by contract: all of its person's in the body. */
export async function teleworkThisYear(
  db: Reader,
  query: { organizationId: string; contractIds: readonly string[]; month: Month },
): Promise<Map<string, number>> {
  const first = firstDay(query.month);
  const { rows } = await sql<{ contractId: string; days: number }>`
    select c.id as "contractId", count(distinct r.date)::int as days
    from contract c
    join contract o on o.organization_id = c.organization_id and o.employee_id = c.employee_id
    join attendance_record r on r.organization_id = o.organization_id and r.contract_id = o.id
    where c.organization_id = ${query.organizationId} and c.id = any (${query.contractIds}::uuid[])
      and r.date >= ${`${first.slice(0, 4)}-01-01`} and r.date < ${first} and r.label = 'telework'
    group by c.id
  `.execute(db);
  return new Map(rows.map(({ contractId, days }) => [contractId, days]));
}

/** The other contracts of the contracts' people. */
export async function siblingsOf(
  db: Reader,
  organizationId: string,
  contractIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from contract s
    where s.organization_id = ${organizationId} and has_run(s.state)
      and s.employee_id in (
        select c.employee_id from contract c
        where c.organization_id = ${organizationId} and c.id = any (${contractIds}::uuid[]))
      and s.id <> all (${contractIds}::uuid[])
  `.execute(db);
  return rows.map(({ id }) => id);
}
