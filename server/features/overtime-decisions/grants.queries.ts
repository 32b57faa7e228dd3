import { sql } from "kysely";
import { type Day, firstDay, lastDay, type Month, monthOf } from "#domain/calendar/day.ts";
import { firstOfYear, type OvertimeGrant } from "#domain/overtime/spend.ts";
import type { Reader } from "#server/db/handles.ts";
import { notFound } from "#server/kernel/fault.ts";

export type GrantOfPerson = OvertimeGrant & { employeeId: string };

type ElsewhereQuery = {
  organizationId: string;
  structureId: string;
  employeeIds: readonly string[];
  on: Day;
};

/** People of a body, and the month for whose days decisions are read. */
type GrantQuery = { organizationId: string; employeeIds: readonly string[]; month: Month };

/**
 * How decisions cover the people in the month, and in the year up to its end, over which overtime is counted. The
 * decision that begins first is used up first. A decision entered after the person's month was signed is left out: the
 * month stays as it was checked.
 */
export async function grantsOf(
  db: Reader,
  { organizationId, employeeIds, month }: GrantQuery,
): Promise<GrantOfPerson[]> {
  const since: Day = firstOfYear(firstDay(month));
  const until = lastDay(month);
  const { rows } = await sql<GrantOfPerson>`
    with person as materialized (
      select e.id, (
        select max(a.at) from contract c
        join monthly_contract m on m.organization_id = c.organization_id and m.contract_id = c.id and m.month = ${month}
        join monthly_contract_act a on a.organization_id = m.organization_id and a.contract_id = m.contract_id
          and a.month = m.month and a.state = 'signed'
        where c.organization_id = e.organization_id and c.employee_id = e.id
          and m.state in ('signed', 'approved', 'paid')) as signed_at
      from employee e where e.organization_id = ${organizationId} and e.id = any (${employeeIds}::uuid[])
    ), decision as (
      select d.* from overtime_decision d
      where d.organization_id = ${organizationId} and d.to_day >= ${since}::date
        and d.from_day between ${since}::date - 365 and ${until}::date
    ), covered as (
      select p.decision_id, p.employee_id, null::uuid as structure_id, p.month_minutes, p.total_minutes
      from decision d
      join overtime_decision_person p on p.organization_id = ${organizationId} and p.decision_id = d.id
        and p.employee_id = any (${employeeIds}::uuid[])
      union
      select s.decision_id, c.employee_id, s.structure_id, null, null
      from contract c
      join contract_term t on t.organization_id = ${organizationId} and t.contract_id = c.id
      join overtime_decision_structure s on s.organization_id = ${organizationId} and s.structure_id = t.structure_id
      join decision d on d.id = s.decision_id
      where c.organization_id = ${organizationId} and c.employee_id = any (${employeeIds}::uuid[])
    )
    select p.id as "employeeId", d.id as "decisionId", d.number, d.kind, d.from_day as "from",
      least(d.to_day, coalesce(x.last_day, d.to_day)) as "to", g.structure_id as "structureId",
      coalesce(g.month_minutes, d.month_minutes) as "monthMinutes",
      coalesce(g.total_minutes, d.total_minutes) as "totalMinutes"
    from covered g
    join person p on p.id = g.employee_id
    join decision d on d.id = g.decision_id
    left join overtime_decision_end x on x.organization_id = ${organizationId} and x.decision_id = d.id
      and x.at <= coalesce(p.signed_at, 'infinity')
    where d.made_at <= coalesce(p.signed_at, 'infinity')
    order by d.from_day, d.decided_on, d.id, g.structure_id nulls first
  `.execute(db);
  return rows;
}

/** The people a decision covers in a month: those it names, and those in its structures. */
export async function peopleOfDecision(
  db: Reader,
  { organizationId, id, month }: { organizationId: string; id: string; month: Month },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.employee_id as id from overtime_decision_person p
    where p.organization_id = ${organizationId} and p.decision_id = ${id}
    union
    select t.employee_id from overtime_decision_structure s
    join running_term t on t.organization_id = ${organizationId} and t.structure_id = s.structure_id
      and t.first_day <= ${lastDay(month)}::date and t.last_day >= ${firstDay(month)}::date
    where s.organization_id = ${organizationId} and s.decision_id = ${id}
  `.execute(db);
  return rows.map((row) => row.id);
}

/** The ids that belong to people of the body. */
export async function peopleOf(
  db: Reader,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom("employee")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("id", "in", employeeIds)
    .execute();
  return rows.map(({ id }) => id);
}

/** The people's contracts that have started to run. */
export async function contractsOf(
  db: Reader,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<{ id: string; employmentType: number }[]> {
  const { rows } = await sql<{ id: string; employmentType: number }>`
    select c.id, c.employment_type as "employmentType" from contract c
    where c.organization_id = ${organizationId} and c.employee_id = any (${employeeIds}::uuid[]) and has_run(c.state)
  `.execute(db);
  return rows;
}

/** The people's contracts that are in force in another structure from a day to the end of its month. */
export async function contractsElsewhere(
  db: Reader,
  { organizationId, structureId, employeeIds, on }: ElsewhereQuery,
): Promise<string[]> {
  if (employeeIds.length === 0) return [];
  const { rows } = await sql<{ contractId: string }>`
    select distinct t.contract_id as "contractId" from running_term t
    where t.organization_id = ${organizationId} and t.employee_id = any (${employeeIds}::uuid[])
      and t.structure_id <> ${structureId} and t.first_day <= ${lastDay(monthOf(on))}::date and t.last_day >= ${on}::date
  `.execute(db);
  return rows.map(({ contractId }) => contractId);
}

/** Contracts in force in a structure from a day to the end of its month, with their people. Throws `not-found` for another body's structure. */
export async function contractsInStructure(
  db: Reader,
  { organizationId, structureId, on }: { organizationId: string; structureId: string; on: Day },
): Promise<{ contractId: string; employeeId: string }[]> {
  const { rows } = await sql<{ contractId: string | null; employeeId: string | null }>`
    select distinct t.contract_id as "contractId", t.employee_id as "employeeId"
    from structure s
    left join running_term t on t.organization_id = s.organization_id and t.structure_id = s.id
      and t.first_day <= ${lastDay(monthOf(on))}::date and t.last_day >= ${on}::date
    where s.organization_id = ${organizationId} and s.id = ${structureId}
  `.execute(db);
  if (rows.length === 0) throw notFound();
  return rows.flatMap(({ contractId, employeeId }) =>
    contractId !== null && employeeId !== null ? [{ contractId, employeeId }] : [],
  );
}
