import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import type { ContractOut } from "#api/contract-fields.ts";
import type { contracts } from "#api/contracts.ts";
import { type Day, lastDay } from "#domain/calendar/day.ts";
import { closedStates } from "#domain/attendance/closed-month.ts";
import { countOf } from "#server/db/count-of.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { hasRow } from "#server/db/rows.ts";
import { employeeJson } from "#server/features/employees/public.ts";

type Details = OutputOf<typeof contracts.getById>;

/** A contract with its person and terms; undefined when the body has none of that id. */
export async function contractOf(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<ContractOut | undefined> {
  return (await contractsOf(db, organizationId, [id])).get(id);
}

/** Contracts of the body with their people and terms, by id. */
export async function contractsOf(
  db: Reader,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, ContractOut>> {
  const rows = await db
    .selectFrom("contract as c")
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .select(["c.id", "c.number", "c.employment_type as employmentType", "c.specialty", "c.state"])
    .select(["c.start_date as startDate", "c.end_date as endDate", "c.version"])
    .select(employeeJson.as("employee"))
    .where("c.organization_id", "=", organizationId)
    .where("c.id", "in", ids)
    .execute();
  const terms = await termsOf(db, organizationId, ids);
  return new Map(
    rows.map((row) => [
      row.id,
      { ...row, terms: (terms.get(row.id) ?? []).map(({ term }) => term) },
    ]),
  );
}

type TermOfContract = { contractId: string; term: ContractOut["terms"][number] };

async function termsOf(
  db: Reader,
  organizationId: string,
  contractIds: readonly string[],
): Promise<Map<string, TermOfContract[]>> {
  const { rows } = await sql<TermOfContract>`
    select t.contract_id as "contractId", json_build_object(
      'id', t.id, 'structureId', t.structure_id, 'structureTitle', s.title, 'structureCode', s.code,
      'scheduleId', t.schedule_id, 'scheduleTitle', p.title, 'weeklyMinutes', t.weekly_minutes,
      'payBasis', t.pay_basis, 'rate', t.rate::text, 'validFrom', t.valid_from, 'validTo', t.valid_to) as term
    from contract_term t
    join structure s on s.organization_id = t.organization_id and s.id = t.structure_id
    join schedule p on p.organization_id = t.organization_id and p.id = t.schedule_id
    where t.organization_id = ${organizationId} and t.contract_id = any (${contractIds}::uuid[])
    order by t.valid_from
  `.execute(db);
  return Map.groupBy(rows, ({ contractId }) => contractId);
}

/** Last day of the last month that is submitted or further, or null. */
export async function settledThrough(
  db: Reader,
  organizationId: string,
  contractId: string,
): Promise<Day | null> {
  const last = await db
    .selectFrom("monthly_contract")
    .select("month")
    .where((of) => of.and({ organization_id: organizationId, contract_id: contractId }))
    .where("state", "in", closedStates)
    .orderBy("month", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ? lastDay(last.month) : null;
}

/** Days recorded for the contract on the day or later. */
export function daysRecordedFrom(
  db: Reader,
  organizationId: string,
  contractId: string,
  day: Day,
): Promise<number> {
  return countOf(
    db
      .selectFrom("attendance_record")
      .where((of) => of.and({ organization_id: organizationId, contract_id: contractId }))
      .where("date", ">=", day),
  );
}

/** Whether a day of the contract is recorded under the term. */
export function isRecordedUnder(
  db: Reader,
  organizationId: string,
  contractId: string,
  termId: string,
): Promise<boolean> {
  const key = { organization_id: organizationId, contract_id: contractId, term_id: termId };
  return hasRow(db, "attendance_record", key);
}

/** Whether anything that is never deleted depends on the contract; a draft may have such data too. */
export async function hasEvidence(
  db: Reader,
  organizationId: string,
  contractId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select organization_id, contract_id from document
      union all select organization_id, contract_id from leave_correction
      union all select organization_id, contract_id from sickness_benefit) as e
    where e.organization_id = ${organizationId} and e.contract_id = ${contractId}
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** State changes of a contract, newest first. */
export async function actsOfContract(
  db: Reader,
  organizationId: string,
  contractId: string,
): Promise<Details["acts"]> {
  const rows = await db
    .selectFrom("contract_act as a")
    .leftJoin("app_user as u", "u.id", "a.by_user")
    .select(["a.state", "a.at", "u.nick_name as by", "a.reason"])
    .where((of) => of.and({ "a.organization_id": organizationId, "a.contract_id": contractId }))
    .orderBy("a.seq", "desc")
    .limit(100)
    .execute();
  return rows.map(toResponse);
}

/** Months of a contract, newest first, at most the last ten years. */
export async function monthsOfContract(
  db: Reader,
  organizationId: string,
  contractId: string,
): Promise<Details["months"]> {
  const { rows } = await sql<Details["months"][number]>`
    select m.month, m.state, s.title as "structureTitle",
      (m.totals->>'plannedMinutes')::int as "plannedMinutes",
      (m.totals->>'workedMinutes')::int as "workedMinutes",
      (m.totals->>'presentDays')::int as "presentDays",
      (m.totals->>'leavePaidDays')::int + (m.totals->>'leaveUnpaidDays')::int + (m.totals->>'sickDays')::int as "leaveDays",
      (m.totals->>'unjustifiedDays')::int as "unjustifiedDays",
      (m.totals->>'balanceMinutes')::int as "balanceMinutes",
      (m.totals->>'pendingDays')::int as "pendingDays",
      (m.totals->>'missingDays')::int as "missingDays"
    from monthly_contract m
    join structure s on s.organization_id = m.organization_id and s.id = m.structure_id
    where m.organization_id = ${organizationId} and m.contract_id = ${contractId}
    order by m.month desc
    limit 120
  `.execute(db);
  return rows;
}
