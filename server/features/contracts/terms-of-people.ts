import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import { refusalToCombine, type ConcurrentTerm } from "#domain/contracts/concurrent-terms.ts";
import type { Reader } from "#server/db/handles.ts";
import { scheduleFromRow } from "#server/features/schedules/public.ts";

type Row = {
  employee_id: string;
  contract_id: string;
  from: Day;
  to: Day | null;
  weekly_minutes: number;
} & Parameters<typeof scheduleFromRow>[0];

/**
 * Whether a person may hold a contract beside the others, with their terms as they are now: never more than full time,
 * no overlapping hours. Drafts and rejected ones of the others do not count.
 */
export async function refusalToHoldContract(
  db: Reader,
  organizationId: string,
  contract: { id: string; employeeId: string },
): Promise<ReturnType<typeof refusalToCombine>> {
  const termsByEmployee = await termsOfPeople(
    db,
    organizationId,
    [contract.employeeId],
    [contract.id],
  );
  return refusalToCombine(termsByEmployee.get(contract.employeeId) ?? []);
}

/** Terms that people hold, by person: of their contracts except drafts, and of the contracts in `also`, in any state. */
export async function termsOfPeople(
  db: Reader,
  organizationId: string,
  employeeIds: readonly string[],
  also: readonly string[] = [],
): Promise<Map<string, ConcurrentTerm[]>> {
  const { rows } = await sql<Row>`
    select c.employee_id, t.contract_id, t.valid_from as "from", least(t.valid_to, c.end_date) as "to",
      t.weekly_minutes, p.*
    from contract c
    join contract_term t on t.organization_id = c.organization_id and t.contract_id = c.id
    join schedule p on p.organization_id = t.organization_id and p.id = t.schedule_id
    where c.organization_id = ${organizationId} and c.employee_id = any (${employeeIds}::uuid[])
      and (c.id = any (${also}::uuid[]) or c.state in ('submitted', 'active', 'suspended', 'ended', 'terminated'))
  `.execute(db);
  const termsByEmployee = new Map<string, ConcurrentTerm[]>();
  for (const row of rows) {
    const terms = termsByEmployee.get(row.employee_id) ?? [];
    termsByEmployee.set(row.employee_id, [...terms, termOfPerson(row)]);
  }
  return termsByEmployee;
}

function termOfPerson(row: Row): ConcurrentTerm {
  return {
    contractId: row.contract_id,
    from: row.from,
    to: row.to,
    weeklyMinutes: row.weekly_minutes,
    schedule: scheduleFromRow(row),
  };
}
