import { sql } from "kysely";
import { firstDay, type Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

/** Days of telework from the beginning of the year to the eve of the month, by contract. */
export async function teleworkThisYear(
  db: Reader,
  asked: { organizationId: string; contractIds: readonly string[]; month: Month },
): Promise<Map<string, number>> {
  const first = firstDay(asked.month);
  const { rows } = await sql<{ contractId: string; days: number }>`
    select contract_id as "contractId", count(*)::int as days
    from attendance_record
    where organization_id = ${asked.organizationId} and contract_id = any (${asked.contractIds}::uuid[])
      and date >= ${`${first.slice(0, 4)}-01-01`} and date < ${first} and label = 'telework'
    group by contract_id
  `.execute(db);
  return new Map(rows.map(({ contractId, days }) => [contractId, days]));
}

/** The other contracts of the people behind the contracts. */
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
