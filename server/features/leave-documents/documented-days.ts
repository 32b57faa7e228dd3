import { sql } from "kysely";
import { daysFrom, type Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

type Query = { organizationId: string; contractIds: readonly string[]; from: Day; to: Day };

/** Of the requested days, those of absences whose document was received, by contract. */
export async function documentedDays(db: Reader, query: Query): Promise<Map<string, Set<Day>>> {
  const { organizationId, contractIds, from, to } = query;
  const { rows } = await sql<{ contractId: string; from: Day; to: Day }>`
    select l.contract_id as "contractId",
      greatest(l.from_day, ${from}::date) as "from", least(l.to_day, ${to}::date) as "to"
    from leave_document l
    where l.organization_id = ${organizationId} and l.contract_id = any (${contractIds}::uuid[])
      and l.from_day <= ${to}::date and l.to_day >= ${from}::date
      and not exists (
        select from leave_document_withdrawal w where w.organization_id = l.organization_id and w.id = l.id)
  `.execute(db);
  const days = new Map<string, Set<Day>>();
  for (const { contractId, ...receipt } of rows) {
    const known = days.get(contractId) ?? new Set();
    for (const day of daysFrom(receipt.from, receipt.to)) known.add(day);
    days.set(contractId, known);
  }
  return days;
}
