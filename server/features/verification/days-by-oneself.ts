import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

type Asked = {
  organizationId: string;
  contractIds: readonly string[];
  from: Day;
  to: Day;
};

/**
 * Days that their own employee recorded last, by contract. It follows from who saved them, so that a recomputation by
 * another hand does not hide it.
 */
export async function daysByOneself(db: Reader, asked: Asked): Promise<Map<string, Set<Day>>> {
  const { organizationId, contractIds, from, to } = asked;
  const { rows } = await sql<{ contractId: string; day: Day }>`
    select c.id as "contractId", r.date as day
    from contract c
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    join app_user u on u.afm = e.afm
    join attendance_record r on r.organization_id = c.organization_id and r.contract_id = c.id
      and r.date between ${from}::date and ${to}::date
    join lateral (
      select l.actor_id from ledger_entry l
      where l.organization_id = c.organization_id and l.subject_kind = 'attendance-record'
        and l.subject_id = c.id || '/' || to_char(r.date, 'YYYY-MM-DD')
        and l.act in ('attendance.save', 'device.answer')
      order by l.id desc limit 1) saved on saved.actor_id = u.id
    where c.organization_id = ${organizationId} and c.id = any (${contractIds}::uuid[])
    order by r.date
  `.execute(db);
  const days = new Map<string, Set<Day>>();
  for (const { contractId, day } of rows)
    days.set(contractId, (days.get(contractId) ?? new Set()).add(day));
  return days;
}
