import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

/** A contract as leave looks at it. */
export type ContractOfLeave = {
  id: string;
  employeeId: string;
  employmentType: number;
  startDate: Day;
  endDate: Day | null;
  /** Year of its first record; null where it has none. */
  firstYear: number | null;
  /** Those that begin up to the end of the year, oldest first. */
  terms: TermOfLeave[];
};

/** A term of a contract as leave looks at it; without an end it runs until the contract ends. */
export type TermOfLeave = { scheduleId: string; validFrom: Day; validTo: Day | null };

/** The contracts asked for, and those that the same people have or had beside and before them. */
export async function contractsOfLeave(
  db: Reader,
  asked: { organizationId: string; contractIds: readonly string[]; year: number },
): Promise<ContractOfLeave[]> {
  const { organizationId, contractIds, year } = asked;
  const { rows } = await sql<ContractOfLeave>`
    select c.id, c.employee_id as "employeeId", c.employment_type as "employmentType",
      c.start_date as "startDate", c.end_date as "endDate",
      (select extract(year from min(r.date))::int from attendance_record r
        where r.organization_id = c.organization_id and r.contract_id = c.id) as "firstYear",
      (select coalesce(jsonb_agg(jsonb_build_object(
          'scheduleId', t.schedule_id, 'validFrom', t.valid_from, 'validTo', t.valid_to) order by t.valid_from), '[]')
        from contract_term t
        where t.organization_id = c.organization_id and t.contract_id = c.id
          and t.valid_from <= ${`${year}-12-31`}::date) as terms
    from contract c
    where c.organization_id = ${organizationId}
      and c.employee_id in (
        select a.employee_id from contract a
        where a.organization_id = ${organizationId} and a.id = any (${contractIds}::uuid[]))
      and (has_run(c.state) or c.id = any (${contractIds}::uuid[]))
  `.execute(db);
  return rows;
}
