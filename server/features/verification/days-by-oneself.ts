import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { isByOneself } from "#server/features/attendance/public.ts";

type Query = { organizationId: string; contractIds: readonly string[]; from: Day; to: Day };

const own = {
  organizationId: "c.organization_id",
  contractId: "c.id",
  day: "r.date",
  afm: "e.afm",
};

/** Days last recorded by their own employee, by contract. Few employees are users: they are looked up once for all days. */
export async function daysByOneself(db: Reader, query: Query): Promise<Map<string, Set<Day>>> {
  const { organizationId, contractIds, from, to } = query;
  const { rows } = await sql<{ contractId: string; day: Day }>`
    with themselves as materialized (
      select o.id, o.afm, o.deleted_at from app_user o
      where o.deleted_at is null and o.afm in (
        select e.afm from contract c
        join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
        where c.organization_id = ${organizationId} and c.id = any (${contractIds}::uuid[])))
    select c.id as "contractId", r.date as day
    from contract c
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    join attendance_record r on r.organization_id = c.organization_id and r.contract_id = c.id
      and r.date between ${from}::date and ${to}::date
    where c.organization_id = ${organizationId} and c.id = any (${contractIds}::uuid[]) and ${sql.raw(isByOneself(own))}
    order by r.date
  `.execute(db);
  const days = new Map<string, Set<Day>>();
  for (const { contractId, day } of rows)
    days.set(contractId, (days.get(contractId) ?? new Set()).add(day));
  return days;
}
