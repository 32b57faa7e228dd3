import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import type { ContractOut } from "#api/contract-fields.ts";
import type { contracts } from "#api/contracts.ts";
import { type Day, lastDay } from "#domain/calendar/day.ts";
import { closedStates } from "#domain/attendance/closed-month.ts";
import type { Reader } from "#server/db/handles.ts";
import { stateOf } from "./contracts.queries.ts";

type Details = OutputOf<typeof contracts.getById>;

/** A contract with its person and terms; undefined when the body has none of that id. */
export async function contractOf(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<ContractOut | undefined> {
  const row = await db
    .selectFrom("contract as c")
    .innerJoin("employee as e", (join) =>
      join.onRef("e.organization_id", "=", "c.organization_id").onRef("e.id", "=", "c.employee_id"),
    )
    .select(["c.id", "c.number", "c.employment_type as employmentType", "c.specialty", "c.state"])
    .select(["c.start_date as startDate", "c.end_date as endDate", "c.version"])
    .select(["e.id as employee_id", "e.last_name", "e.first_name", "e.father_name", "e.afm"])
    .where("c.organization_id", "=", organizationId)
    .where("c.id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { employee_id, last_name, first_name, father_name, afm, ...contract } = row;
  return {
    ...contract,
    state: stateOf(row.state),
    employee: {
      id: employee_id,
      lastName: last_name,
      firstName: first_name,
      fatherName: father_name,
      afm,
    },
    terms: await termsOf(db, organizationId, id),
  };
}

async function termsOf(
  db: Reader,
  organizationId: string,
  contractId: string,
): Promise<ContractOut["terms"]> {
  const { rows } = await sql<ContractOut["terms"][number]>`
    select t.id, t.structure_id as "structureId", s.title as "structureTitle", s.code as "structureCode",
      t.schedule_id as "scheduleId", p.title as "scheduleTitle", t.weekly_minutes as "weeklyMinutes",
      t.pay_basis as "payBasis", t.rate, t.valid_from as "validFrom", t.valid_to as "validTo"
    from contract_term t
    join structure s on s.organization_id = t.organization_id and s.id = t.structure_id
    join schedule p on p.organization_id = t.organization_id and p.id = t.schedule_id
    where t.organization_id = ${organizationId} and t.contract_id = ${contractId}
    order by t.valid_from
  `.execute(db);
  return rows;
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
    .where("organization_id", "=", organizationId)
    .where("contract_id", "=", contractId)
    .where("state", "in", closedStates)
    .orderBy("month", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ? lastDay(last.month) : null;
}

/** Days recorded for the contract on the day or later. */
export async function daysRecordedFrom(
  db: Reader,
  organizationId: string,
  contractId: string,
  day: Day,
): Promise<number> {
  const { days } = await db
    .selectFrom("attendance_record")
    .select((of) => of.fn.countAll<string>().as("days"))
    .where("organization_id", "=", organizationId)
    .where("contract_id", "=", contractId)
    .where("date", ">=", day)
    .executeTakeFirstOrThrow();
  return Number(days);
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
    .where("a.organization_id", "=", organizationId)
    .where("a.contract_id", "=", contractId)
    .orderBy("a.seq", "desc")
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, state: stateOf(row.state), at: row.at.toISOString() }));
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
      (m.totals->>'balanceMinutes')::int as "balanceMinutes",
      (m.totals->>'pendingDays')::int as "pendingDays"
    from monthly_contract m
    join structure s on s.organization_id = m.organization_id and s.id = m.structure_id
    where m.organization_id = ${organizationId} and m.contract_id = ${contractId}
    order by m.month desc
    limit 120
  `.execute(db);
  return rows;
}
