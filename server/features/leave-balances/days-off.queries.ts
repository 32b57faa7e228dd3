import { type RawBuilder, sql } from "kysely";
import { termInForce } from "#domain/attendance/terms.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import type { ContractOfLeave } from "./contracts-of-leave.ts";

/** The last day of a contract before a given day with a record that ends a run of days off: a duty or work. */
function lastNotOff(
  organizationId: string,
  contractId: RawBuilder<unknown>,
  before: RawBuilder<unknown>,
) {
  return sql`
    select p.date, p.reason, p.is_whole_absence from attendance_record p
    where p.organization_id = ${organizationId} and p.contract_id = ${contractId} and p.date < ${before}
      and (p.planned_minutes > 0 or p.worked_minutes > 0) and jsonb_array_length(p.intervals) > 0
    order by p.date desc limit 1`;
}

/** Days of leave after a gap since their previous day of leave, with that day, if nothing that ends the run was recorded between them. */
export async function leaveBefore(
  db: Reader,
  query: {
    organizationId: string;
    contracts: readonly ContractOfLeave[];
    year: number;
    closedUpTo: Day;
    codes: readonly { code: string; carries: boolean }[];
  },
): Promise<{ contractId: string; code: string; before: Day; date: Day }[]> {
  const { organizationId, contracts, year, closedUpTo, codes } = query;
  const { rows } = await sql<{ contractId: string; code: string; before: Day; date: Day }>`
    select r.contract_id as "contractId", r.reason as code, b.date as before, r.date
    from unnest(${codes.map(({ code }) => code)}::text[], ${codes.map(({ carries }) => carries)}::boolean[])
      as u(code, carries)
    join attendance_record r on r.reason = u.code
    join lateral (${lastNotOff(organizationId, sql`r.contract_id`, sql`r.date`)})
      b on b.is_whole_absence and b.reason = r.reason and b.date < r.date - 1
    where r.organization_id = ${organizationId} and r.contract_id = any (${contracts.map(({ id }) => id)}::uuid[])
      and r.reason is not null and r.planned_minutes > 0 and r.is_whole_absence
      and r.date <= ${closedUpTo}::date and (u.carries or r.date >= ${`${year}-01-01`}::date)
  `.execute(db);
  return rows;
}

/**
 * By contract and code: the first of the days off between a leave's last day and the given day, if only days off have
 * passed since. Contracts without such a leave, and those with a day of duty or work since, are left out.
 */
export async function offSince(
  db: Reader,
  calculator: Calculator,
  query: {
    organizationId: string;
    contracts: readonly ContractOfLeave[];
    codes: readonly string[];
    on: Day;
  },
): Promise<Map<string, { code: string; since: Day }>> {
  const { organizationId, contracts, codes, on } = query;
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ contractId: string; code: string; last: Day }>`
    select c.id as "contractId", b.reason as code, b.date as last
    from unnest(${contracts.map(({ id }) => id)}::uuid[]) as c(id)
    join lateral (${lastNotOff(organizationId, sql`c.id`, sql`${on}::date`)})
      b on b.is_whole_absence and b.reason = any (${[...codes]}::text[])
  `.execute(db);
  const byId = new Map(contracts.map((contract) => [contract.id, contract]));
  const yearStart = `${on.slice(0, 4)}-01-01`;
  return new Map(
    rows.flatMap(({ contractId, code, last }) => {
      const contract = byId.get(contractId);
      if (!contract) return [];
      const isOff = isOffFor(calculator, contract);
      const first = addDays(last, 1);
      for (let day = first; day < on; day = addDays(day, 1)) if (!isOff(day)) return [];
      return [[contractId, { code, since: first > yearStart ? first : yearStart }] as const];
    }),
  );
}

/** Whether the contract's plan has no work on a day. */
export function isOffFor(calculator: Calculator, contract: ContractOfLeave): (day: Day) => boolean {
  const { id: contractId, startDate, endDate } = contract;
  const terms = contract.terms.map((term) => ({ ...term, contractId }));
  return (day) => {
    const term = termInForce(contract, terms, day);
    const on = { contractId, startDate, endDate, term };
    return calculator.planOn(on, day, term?.structureId ?? "").plan.minutes === 0;
  };
}
