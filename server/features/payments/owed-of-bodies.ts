import { sql } from "kysely";
import type { Agency } from "#api/dashboard.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { isOfRefused } from "./months-due.ts";

/** The money of bodies that waits and stands in no payment under way. */
export type Owed = Agency["owed"];

type Body = { title: string; months: number; oldest: Month };

const shownBodies = 3;

/**
 * What the bodies in scope owe and no payment under way holds: approved months of the whole calendar, changes of months
 * that were paid, and credits that were refused or came back. A body without an account is only told to have none: whether
 * it pays elsewhere or lacks its account, it alone knows.
 */
export async function owedOfBodies(db: Reader): Promise<Owed> {
  return {
    unpaid: summed(await unpaidMonths(db)),
    withoutAccount: named(await bodiesWithoutAccount(db)),
    changed: summed(await changedMonths(db)),
    refused: await refusedCredits(db),
  };
}

function named(bodies: readonly Pick<Body, "title">[]): Owed["withoutAccount"] {
  return {
    bodyCount: bodies.length,
    bodies: bodies.slice(0, shownBodies).map(({ title }) => title),
  };
}

function summed(bodies: readonly Body[]): Owed["unpaid"] {
  return {
    ...named(bodies),
    months: bodies.reduce((sum, { months }) => sum + months, 0),
    oldest: bodies.map(({ oldest }) => oldest).toSorted()[0] ?? null,
  };
}

/** Of a row `m` of months: that the contract pays by anything in it; who is paid elsewhere is owed nothing here. */
const isPaidByContract = sql`exists (
  select from contract_term t
  where t.organization_id = m.organization_id and t.contract_id = m.contract_id and t.pay_basis <> 'none'
    and t.valid_from < (m.month || '-01')::date + interval '1 month'
    and coalesce(t.valid_to, 'infinity') >= (m.month || '-01')::date)`;

/** Of a row `m` of months: its items that live. */
const items = sql`payment_item i
  where i.organization_id = m.organization_id and i.contract_id = m.contract_id and i.month = m.month and i.live`;

/** Of a row `m` of months: that a payment which is not settled yet holds it. */
const isOnItsWay = sql`exists (
  select from payment_item i join payment_line l on l.organization_id = i.organization_id and l.id = i.line_id
  where i.organization_id = m.organization_id and i.contract_id = m.contract_id and i.month = m.month and i.live
    and l.state in ('planned', 'ordered', 'submitted'))`;

/**
 * Of a row `e` of the ledger: that it is an act on a contract that may change its pay. The end of a contract, and a state
 * told by `ledger.tell`, change nothing.
 */
const mayChangePay = sql`e.act like 'contract.%' and e.act <> 'contract.end'`;

/** Of a row `m` of months: that it was found worth nothing, and nothing was done to it or told of its contract since. */
const isWorthNothing = sql`(m.worthless_at is not null
  and not exists (
    select from monthly_contract_act a
    where a.organization_id = m.organization_id and a.contract_id = m.contract_id and a.month = m.month and a.at > m.worthless_at)
  and not exists (
    select from ledger_entry e
    where e.organization_id = m.organization_id and e.subject_kind = 'contract' and e.subject_id = m.contract_id::text
      and e.at > m.worthless_at and ${mayChangePay}))`;

/** Of a row `m` of months: that it is to be paid and no payment holds anything of it. */
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
 * Bodies that owe something and have no account. Their months are not counted: where a body pays elsewhere they are all
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

/** How many payments back what was told of contracts is looked for. */
const paymentsBack = 12;

/**
 * Months that were paid and approved again with another worth, and paid ones of contracts of which the ledger has told something that
 * no payment has seen: what it comes to is worked out by the next payment.
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
 * A credit whose months are owed as much without it, or are worth nothing any more, is owed no more, and one whose months another
 * payment holds is issued again.
 */
async function refusedCredits(db: Reader): Promise<Owed["refused"]> {
  const { rows } = await sql<Owed["refused"]>`
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
