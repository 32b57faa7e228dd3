import { sql } from "kysely";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { keyOf, type ContractMonth } from "./amounts-of-months.ts";
import {
  codesByCalendar,
  entriesBeyondEdges,
  isPrivateLaw,
  kindsOfMonths,
  recoveryInForce,
  withdrawalEntries,
} from "./month-entries.ts";

/** A contract's month with what payments already hold of it. */
export type CurrentMonth = ContractMonth & {
  employeeId: string;
  name: string;
  iban: string | null;
  state: MonthState;
  version: number;
  /** Sum of what payments hold of the month, less what was recovered; null if there is neither. */
  held: string | null;
  /** Highest sequence number of those items. */
  lastSeq: number | null;
  /** Whether one of those items is still on its way. */
  onItsWay: boolean;
  /** The last ledger entry that those items have seen. */
  ledgerSeen: string | null;
};

/** A month that a payment may concern, with the last ledger entry about it if it was paid. */
export type DueMonth = ContractMonth & { told?: string | null };

/**
 * The contracts' months, up to a month, that a payment may concern: the approved ones, and the paid ones (also those
 * cancelled afterwards) about which the ledger has new entries. What counts: a change of the month itself after a
 * payment first held it or a month of the year after; a change of its contract; the withdrawal of a recovery. A change
 * of a month also concerns the person's later months of a year with illness under private law, whose pay depends on
 * earlier illness. A change of days outside the month concerns contracts whose unpaid absence in calendar days may
 * continue across its edge.
 */
export async function monthsDue(
  db: Reader,
  { organizationId, month }: { organizationId: string; month: Month },
): Promise<DueMonth[]> {
  const isLiveItem = sql`organization_id = ${organizationId} and live and month <= ${month}`;
  const { rows } = await sql<DueMonth>`
    with month_held as (
      select to_char(first_day, 'YYYY-MM') as month,
        (select min(ledger_seen) from payment_item i where ${isLiveItem} and i.month = to_char(first_day, 'YYYY-MM')) as seen
      from generate_series(
        ((select min(month) from payment_item where ${isLiveItem}) || '-01')::date - interval '1 year', ${`${month}-01`}::date, interval '1 month') first_day
    ), month_reaching as (
      select h.month, (
        select min(n.seen) from month_held n
        where n.month between h.month and to_char((h.month || '-01')::date + interval '1 year', 'YYYY-MM')) as seen
      from month_held h
    ), told as (
      select e.contract_id, h.month, e.last
      from month_reaching h
      -- Month by month: each is a walk over an index, whatever the months are taken for.
      cross join lateral (
        select contract_id, max(id) as last from ledger_entry
        where organization_id = ${organizationId} and month = h.month and id > h.seen
          and subject_kind in ${kindsOfMonths}
        group by 1) e
      union all
      select e.contract_id, null, max(e.id) from ledger_entry e
      where e.organization_id = ${organizationId} and e.subject_kind = 'contract' and e.id > (select min(seen) from month_held)
      group by 1
    ), reached as (
      select contract_id, month as first_month, month as last_month, last, false as if_ill from told
      union all
      select contract_id, month, month, id, false from ${withdrawalEntries(organizationId)} w
      union all
      select k.id, to_char(first_day + interval '1 month', 'YYYY-MM'), to_char(first_day + interval '1 year', 'YYYY-MM'), t.last, true
      from (select contract_id, (month || '-01')::date as first_day, last from told where month is not null) t
      join contract c on c.organization_id = ${organizationId} and c.id = t.contract_id and ${isPrivateLaw(sql`c.employment_type`)}
      join contract k on k.organization_id = c.organization_id and k.employee_id = c.employee_id
      union all
      select i.contract_id, i.month, i.month, e.id, false
      from (
        select distinct contract_id, to_char(date, 'YYYY-MM') as month from attendance_record
        where organization_id = ${organizationId} and reason = any (${codesByCalendar}) and planned_minutes > 0) a
      join payment_item i on i.organization_id = ${organizationId} and i.live and i.month <= ${month} and i.contract_id = a.contract_id and i.month = a.month
      cross join lateral ${entriesBeyondEdges(organizationId, {
        contractId: sql`i.contract_id`,
        month: sql`i.month`,
        after: sql`i.ledger_seen`,
      })} e
    )
    select contract_id as "contractId", month, null as told from monthly_contract
    where organization_id = ${organizationId} and month <= ${month} and state = 'approved'
    union
    select i.contract_id, i.month, max(t.last)::text
    from reached t
    join payment_item i on i.organization_id = ${organizationId} and i.live and i.month <= ${month}
      and i.contract_id = t.contract_id and i.month between coalesce(t.first_month, i.month) and coalesce(t.last_month, i.month)
    join monthly_contract m on m.organization_id = i.organization_id and m.contract_id = i.contract_id and m.month = i.month
      and m.state in ('paid', 'cancelled')
    where not t.if_ill or exists (
      select from attendance_record r
      where r.organization_id = i.organization_id and r.contract_id = i.contract_id and r.label = 'sick'
        and r.date >= (i.month || '-01')::date and r.date < (i.month || '-01')::date + interval '1 month')
    group by i.contract_id, i.month having max(t.last) > max(i.ledger_seen)
  `.execute(db);
  return rows;
}

/** The months that a payment may concern, those of them without a difference, and those worth nothing and never paid. */
export type ConcernedMonths = {
  due: readonly DueMonth[];
  unchanged: readonly ContractMonth[];
  worthless: readonly ContractMonth[];
};

/** Stores with the months what drawing up a payment found about them, whether the payment is made or refused. */
export async function noteFound(
  tx: Writer,
  ctx: BodyContext,
  found: ConcernedMonths,
): Promise<void> {
  await seeUnchanged(tx, ctx.organizationId, found);
  await noteWorthless(tx, ctx, found.worthless);
}

/** Marks the months as worth nothing. */
export async function noteWorthless(
  tx: Writer,
  { organizationId, now }: BodyContext,
  months: readonly ContractMonth[],
): Promise<void> {
  await sql`
    update monthly_contract m set worthless_at = ${now}
    where m.organization_id = ${organizationId} and (m.contract_id, m.month) in (${monthsTable(months)})
  `.execute(tx);
}

/**
 * Marks the ledger entries of paid months without a difference as seen, so that the next payment does not recompute
 * them. Only the last paid item is marked: if that comes back, they are recomputed.
 */
async function seeUnchanged(
  tx: Writer,
  organizationId: string,
  { due, unchanged }: ConcernedMonths,
): Promise<void> {
  const found = new Set(unchanged.map(keyOf));
  const monthsToMark = due.filter((month) => month.told && found.has(keyOf(month)));
  await sql`
    update payment_item i set ledger_seen = greatest(i.ledger_seen, u.told)
    from unnest(${monthsToMark.map(({ contractId }) => contractId)}::uuid[], ${monthsToMark.map(({ month }) => month)}::text[],
      ${monthsToMark.map(({ told }) => told)}::bigint[]) u(contract_id, month, told)
    where i.organization_id = ${organizationId} and i.contract_id = u.contract_id and i.month = u.month and i.live
      and not exists (
        select from payment_item n
        where n.organization_id = i.organization_id and n.contract_id = i.contract_id and n.month = i.month
          and n.live and n.seq > i.seq)
  `.execute(tx);
}

/** Locks contracts and then their months, each in the order of their ids, as in every write of records. */
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
    where m.organization_id = ${organizationId} and (m.contract_id, m.month) in (${monthsTable(months)})
    order by m.contract_id, m.month for update`.execute(tx);
}

/** For a row `m` of months: a credit of it was refused or came back, and waits to be reissued. */
export const isOfRefused = sql`(m.organization_id, m.contract_id, m.month) in (
  select d.organization_id, d.contract_id, d.month
  from payment_line l join payment_item d on d.organization_id = l.organization_id and d.line_id = l.id
  where l.state = 'rejected' and l.reissued_by is null)`;

/** The present state of each of the months. */
export async function currentMonths(
  db: Reader,
  organizationId: string,
  months: readonly ContractMonth[],
): Promise<CurrentMonth[]> {
  const { rows } = await sql<CurrentMonth>`
    select m.contract_id as "contractId", m.month, m.state, m.version, c.employee_id as "employeeId",
      e.last_name || ' ' || e.first_name as name, e.iban, i."lastSeq",
      (case when r.recovered is null then i.held else coalesce(i.held, 0) - r.recovered end)::text as held, coalesce(i."onItsWay", false) as "onItsWay",
      i.seen::text as "ledgerSeen"
    from monthly_contract m
    join contract c on c.organization_id = m.organization_id and c.id = m.contract_id
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    left join lateral (
      select sum(i.amount) as held, max(i.seq) as "lastSeq", max(i.ledger_seen) as seen,
        bool_or(${isUnderWay}) as "onItsWay"
      from payment_item i
      join payment_line l on l.organization_id = i.organization_id and l.id = i.line_id
      where i.organization_id = m.organization_id and i.contract_id = m.contract_id and i.month = m.month and i.live
    ) i on true
    left join lateral (
      select sum(r.amount) as recovered from payment_recovery r
      where r.organization_id = m.organization_id and r.contract_id = m.contract_id and r.month = m.month
        and ${recoveryInForce}
    ) r on true
    where m.organization_id = ${organizationId} and (m.contract_id, m.month) in (${monthsTable(months)})
    order by e.search_key, c.id, m.month
  `.execute(db);
  return rows;
}

/** For a row `l` of lines: the bank's outcome is not known yet. */
export const isUnderWay = sql`l.state in ('planned', 'ordered', 'submitted')`;

/** The months as rows of contract and month. */
export function monthsTable(months: readonly ContractMonth[]) {
  const contractIds = months.map(({ contractId }) => contractId);
  return sql`select * from unnest(${contractIds}::uuid[], ${months.map(({ month }) => month)}::text[])`;
}
