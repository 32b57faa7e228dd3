import { sql } from "kysely";
import type { Agency } from "#api/dashboard.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { isOfRefused, isUnderWay } from "./months-due.ts";

/** The money of bodies that is due and not in a payment under way. */
type OwedMoney = Agency["owed"];

type Body = { title: string; months: number; oldest: Month };

const shownBodies = 3;

/**
 * What the bodies in scope owe and no payment under way holds: approved months over all time, changes of paid months,
 * and credits that were refused or came back. A body without an account is only reported as having none: only the body
 * itself knows whether it pays elsewhere or has yet to enter its account.
 */
export async function owedByBodies(db: Reader): Promise<OwedMoney> {
  return {
    unpaid: summed(await unpaidMonths(db)),
    withoutAccount: countWithTitles(await bodiesWithoutAccount(db)),
    changed: summed(await changedMonths(db)),
    refused: await refusedCredits(db),
  };
}

function countWithTitles(bodies: readonly Pick<Body, "title">[]): OwedMoney["withoutAccount"] {
  return {
    bodyCount: bodies.length,
    bodies: bodies.slice(0, shownBodies).map(({ title }) => title),
  };
}

function summed(bodies: readonly Body[]): OwedMoney["unpaid"] {
  return {
    ...countWithTitles(bodies),
    months: bodies.reduce((sum, { months }) => sum + months, 0),
    oldest: bodies.map(({ oldest }) => oldest).toSorted()[0] ?? null,
  };
}

/** For a row `m` of months: the contract has a pay basis in it; people paid elsewhere are owed nothing here. */
const isPaidByContract = sql`exists (
  select from contract_term t
  where t.organization_id = m.organization_id and t.contract_id = m.contract_id and t.pay_basis <> 'none'
    and t.valid_from < (m.month || '-01')::date + interval '1 month'
    and coalesce(t.valid_to, 'infinity') >= (m.month || '-01')::date)`;

/** For a row `m` of months: its living items. */
const items = sql`payment_item i
  where i.organization_id = m.organization_id and i.contract_id = m.contract_id and i.month = m.month and i.live`;

/** For a row `m` of months: a payment that is not settled yet holds it. */
const isOnItsWay = sql`exists (
  select from payment_item i join payment_line l on l.organization_id = i.organization_id and l.id = i.line_id
  where i.organization_id = m.organization_id and i.contract_id = m.contract_id and i.month = m.month and i.live
    and ${isUnderWay})`;

/**
 * For a row `e` of the ledger: it is an act on a contract that may change its pay. The end of a contract, and a state
 * written by `ledger.tell`, change nothing.
 */
const mayChangePay = sql`e.act like 'contract.%' and e.act <> 'contract.end'`;

/** For a row `m` of months: it was found worth nothing, and neither it nor its contract has changed since. */
const isWorthNothing = sql`(m.worthless_at is not null
  and not exists (
    select from monthly_contract_act a
    where a.organization_id = m.organization_id and a.contract_id = m.contract_id and a.month = m.month and a.at > m.worthless_at)
  and not exists (
    select from ledger_entry e
    where e.organization_id = m.organization_id and e.subject_kind = 'contract' and e.subject_id = m.contract_id::text
      and e.at > m.worthless_at and ${mayChangePay}))`;

/** For a row `m` of months: it is payable and no payment holds anything of it. */
const isUnpaid = sql`(m.state = 'approved' and ${isPaidByContract} and not exists (select from ${items}) and not ${isOfRefused}
  and not ${isWorthNothing})`;

async function unpaidMonths(db: Reader): Promise<Body[]> {
  const { rows } = await sql<Body>`
    select o.description as title, count(*)::int as months, min(m.month) as oldest
    from monthly_contract m join organization o on o.id = m.organization_id
    where o.debtor_iban is not null and ${isUnpaid}
    group by o.id order by o.search_key, o.id
  `.execute(db);
  return rows;
}

/**
 * Bodies that owe something and have no account. Their months are not counted: if a body pays elsewhere, they are all
 * months of all its years.
 */
async function bodiesWithoutAccount(db: Reader): Promise<{ title: string }[]> {
  const { rows } = await sql<{ title: string }>`
    select o.description as title from organization o
    where o.debtor_iban is null
      and exists (select from monthly_contract m where m.organization_id = o.id and ${isUnpaid})
    order by o.search_key, o.id
  `.execute(db);
  return rows;
}

/** How many payments back to look for entries about contracts. */
const paymentsBack = 12;

/**
 * Months that were paid and approved again with another worth, and paid months of contracts with ledger entries that no
 * payment has seen: the next payment computes the difference.
 */
async function changedMonths(db: Reader): Promise<Body[]> {
  const { rows } = await sql<Body>`
    with changed as (
      select m.organization_id, m.contract_id, m.month from monthly_contract m
      where m.state = 'approved' and exists (select from ${items}) and not ${isOnItsWay}
      union
      select m.organization_id, m.contract_id, m.month
      from organization o
      cross join lateral (
        select coalesce((
          select min(i.ledger_seen) from payment_item i
          where i.organization_id = o.id and i.payment_id = (
            select p.id from payment p where p.organization_id = o.id
            order by p.created_at desc, p.id desc offset ${paymentsBack} limit 1)), 0) as seen
        offset 0) back
      cross join lateral (
        select e.contract_id, max(e.id) as last from ledger_entry e
        where e.organization_id = o.id and e.subject_kind = 'contract' and e.id > back.seen and ${mayChangePay}
        group by 1) told
      join payment_item i on i.organization_id = o.id and i.contract_id = told.contract_id and i.live and i.ledger_seen < told.last
      join monthly_contract m on m.organization_id = i.organization_id and m.contract_id = i.contract_id and m.month = i.month
        and m.state in ('paid', 'cancelled')
      where exists (select from payment p where p.organization_id = o.id)
        and not exists (
          select from payment_item n
          where n.organization_id = i.organization_id and n.contract_id = i.contract_id and n.month = i.month
            and n.live and n.seq > i.seq)
    )
    select o.description as title, count(*)::int as months, min(c.month) as oldest
    from changed c join organization o on o.id = c.organization_id
    group by o.id order by o.search_key, o.id
  `.execute(db);
  return rows;
}

/**
 * Excludes credits whose months are owed equally without them or are now worth nothing; a credit whose months another
 * payment holds counts as reissued.
 */
async function refusedCredits(db: Reader): Promise<OwedMoney["refused"]> {
  const { rows } = await sql<OwedMoney["refused"]>`
    with refused as (
      select l.organization_id, l.payment_id, l.amount from payment_line l
      where l.state = 'rejected' and l.reissued_by is null and exists (
        select from payment_item d
        join monthly_contract m on m.organization_id = d.organization_id and m.contract_id = d.contract_id and m.month = d.month
        where d.organization_id = l.organization_id and d.line_id = l.id and m.state = 'approved' and ${isPaidByContract} and not ${isOnItsWay} and not ${isWorthNothing})
    )
    select (select count(*)::int from refused) as credits,
      (select coalesce(sum(amount), 0)::numeric(14, 2)::text from refused) as amount,
      (select json_build_object('organizationId', p.organization_id, 'id', p.id, 'number', p.number)
        from refused r join payment p on p.organization_id = r.organization_id and p.id = r.payment_id
        order by p.created_at, p.id limit 1) as oldest
  `.execute(db);
  return rows[0] ?? { credits: 0, amount: "0.00", oldest: null };
}
