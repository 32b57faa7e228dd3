import { sql } from "kysely";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import type { ContractMonth } from "./amounts-of-months.ts";

/** A contract's month with what payments hold of it already. */
export type StandingMonth = ContractMonth & {
  employeeId: string;
  name: string;
  iban: string | null;
  state: MonthState;
  version: number;
  /** Sum of what payments hold of the month; null where none does. */
  held: string | null;
  /** Highest sequence of those. */
  lastSeq: number | null;
  /** Whether one of them is still on its way. */
  onItsWay: boolean;
  /** The last entry of the ledger that those have seen. */
  ledgerSeen: string | null;
};

/**
 * The contracts' months up to a month that a payment may concern: those approved, and those paid of which the ledger has
 * told something since.
 */
export async function monthsDue(
  db: Reader,
  { organizationId, month }: { organizationId: string; month: Month },
): Promise<ContractMonth[]> {
  const { rows } = await sql<ContractMonth>`
    select contract_id as "contractId", month from monthly_contract
    where organization_id = ${organizationId} and month <= ${month} and state = 'approved'
    union
    select p."contractId", p.month from (
      select i.contract_id as "contractId", i.month, max(i.ledger_seen) as seen from payment_item i
      join monthly_contract m on m.organization_id = i.organization_id and m.contract_id = i.contract_id and m.month = i.month
        and m.state = 'paid'
      where i.organization_id = ${organizationId} and i.live and i.month <= ${month}
      group by i.contract_id, i.month
    ) p
    join (
      select split_part(subject_id, '/', 1) as contract_id, left(split_part(subject_id, '/', 2), 7) as month, max(id) as last
      from ledger_entry
      where organization_id = ${organizationId} and subject_kind in ('attendance-record', 'contract', 'sickness-benefit')
        and id > (select min(ledger_seen) from payment_item where organization_id = ${organizationId} and live)
      group by 1, 2
    ) e on e.contract_id = p."contractId"::text and e.last > p.seen and e.month in (p.month, '')
  `.execute(db);
  return rows;
}

/** Locks contracts and then their months, each in the order of their ids, as every write of records does. */
export async function lockMonths(
  tx: Writer,
  organizationId: string,
  months: readonly ContractMonth[],
): Promise<void> {
  const contractIds = [...new Set(months.map(({ contractId }) => contractId))];
  await sql`
    select from contract where organization_id = ${organizationId} and id = any (${contractIds}::uuid[])
    order by id for no key update`.execute(tx);
  await sql`
    select from monthly_contract m
    where m.organization_id = ${organizationId} and (m.contract_id, m.month) in (${asked(months)})
    order by m.contract_id, m.month for update`.execute(tx);
}

/** Each of the months as it stands. */
export async function standingMonths(
  db: Reader,
  organizationId: string,
  months: readonly ContractMonth[],
): Promise<StandingMonth[]> {
  const { rows } = await sql<StandingMonth>`
    select m.contract_id as "contractId", m.month, m.state, m.version, c.employee_id as "employeeId",
      e.last_name || ' ' || e.first_name as name, e.iban, i.held, i."lastSeq", coalesce(i."onItsWay", false) as "onItsWay",
      i.seen::text as "ledgerSeen"
    from monthly_contract m
    join contract c on c.organization_id = m.organization_id and c.id = m.contract_id
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    left join lateral (
      select sum(i.amount)::text as held, max(i.seq) as "lastSeq", max(i.ledger_seen) as seen,
        bool_or(l.state in ('planned', 'ordered', 'submitted')) as "onItsWay"
      from payment_item i
      join payment_line l on l.organization_id = i.organization_id and l.id = i.line_id
      where i.organization_id = m.organization_id and i.contract_id = m.contract_id and i.month = m.month and i.live
    ) i on true
    where m.organization_id = ${organizationId} and (m.contract_id, m.month) in (${asked(months)})
    order by e.search_key, c.id, m.month
  `.execute(db);
  return rows;
}

function asked(months: readonly ContractMonth[]) {
  const contractIds = months.map(({ contractId }) => contractId);
  return sql`select * from unnest(${contractIds}::uuid[], ${months.map(({ month }) => month)}::text[])`;
}
