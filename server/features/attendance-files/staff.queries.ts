import { sql } from "kysely";
import { firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

/** A contract of the structure's month and its person. */
export type Staff = {
  contractId: string;
  number: string;
  employeeId: string;
  afm: string;
  cardNumber: string | null;
  name: string;
};

type Query = { organizationId: string; structureId: string; month: Month };

/** The contracts with a term in the structure in the month, in order of name. */
export async function staffOfMonth(
  db: Reader,
  { organizationId, structureId, month }: Query,
): Promise<Staff[]> {
  const { rows } = await sql<Staff>`
    select c.id as "contractId", c.number, e.id as "employeeId", e.afm, e.card_number as "cardNumber",
      e.last_name || ' ' || e.first_name as name
    from contract c
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    where c.organization_id = ${organizationId} and c.id in (
      select t.contract_id from running_term t
      where t.organization_id = ${organizationId} and t.structure_id = ${structureId}
        and t.first_day <= ${lastDay(month)}::date and t.last_day >= ${firstDay(month)}::date)
    order by e.search_key, c.id
  `.execute(db);
  return rows;
}
