import { sql } from "kysely";
import type { Term } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

/** A contract with what leave needs of it. */
export type ContractOfLeave = {
  id: string;
  employeeId: string;
  employmentType: number;
  startDate: Day;
  endDate: Day | null;
  /** Year of its first record; null if it has none. */
  firstYear: number | null;
  /** Oldest first; one without an end runs until the contract ends. */
  terms: Omit<Term, "contractId">[];
};

/** The requested contracts, and the other contracts of the same people, beside and before them. */
export async function contractsOfLeave(
  db: Reader,
  query: { organizationId: string; contractIds: readonly string[] },
): Promise<ContractOfLeave[]> {
  const { organizationId, contractIds } = query;
  const { rows } = await sql<ContractOfLeave>`
    select c.id, c.employee_id as "employeeId", c.employment_type as "employmentType",
      c.start_date as "startDate", c.end_date as "endDate",
      (select extract(year from min(r.date))::int from attendance_record r
        where r.organization_id = c.organization_id and r.contract_id = c.id) as "firstYear",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'id', t.id, 'structureId', t.structure_id, 'scheduleId', t.schedule_id, 'weeklyMinutes', t.weekly_minutes,
          'validFrom', t.valid_from, 'validTo', t.valid_to) order by t.valid_from), '[]')
        from contract_term t
        where t.organization_id = c.organization_id and t.contract_id = c.id) as terms
    from contract c
    where c.organization_id = ${organizationId}
      and c.employee_id in (
        select a.employee_id from contract a
        where a.organization_id = ${organizationId} and a.id = any (${contractIds}::uuid[]))
      and (has_run(c.state) or c.id = any (${contractIds}::uuid[]))
  `.execute(db);
  return rows;
}
