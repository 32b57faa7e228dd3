import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import type { history } from "#api/history.ts";
import { signedStates } from "#domain/attendance/monthly.ts";
import type { Reader } from "#server/db/handles.ts";
import { monthsReached } from "#server/features/payments/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { unknownCursor } from "#texts/changes.ts";
import { settledId } from "./seal-ledger.ts";

/** How many entries of the ledger a page covers: it costs the same however long the ledger is, and whatever it holds. */
const entriesOnPage = 500;

/** The cursor of a ledger without entries. */
const cursorOfNone = "0-0";

/**
 * What changed after the cursor, up to the last entry below which no other can appear, so that no write that commits late
 * is skipped (docs/decisions/0044-sealing.md). Throws `invalid` for a cursor that is no place in this body's ledger.
 */
export const changesAfter: Handler<typeof history.getChanges> = async (ctx, input) => {
  const { organizationId, after } = input;
  if (after === undefined) {
    const upTo = (await settledId(ctx, organizationId)) ?? "0";
    const cursor = await readBody(ctx, (db) => cursorAt(db, organizationId, upTo));
    return { items: [], cursor, more: false };
  }
  const from = /^\d{1,18}(?=-\d{1,18}$)/.exec(after)?.[0];
  if (from === undefined) throw fieldFault("after", unknownCursor);
  const isNews = await readBody(ctx, async (db) => {
    if ((await cursorAt(db, organizationId, from)) !== after)
      throw fieldFault("after", unknownCursor);
    return (await pageAfter(db, { organizationId, from, upTo: null })).last !== null;
  });
  // Without news, writers need not wait for the fence.
  const upTo = isNews ? await settledId(ctx, organizationId) : from;
  return readBody(ctx, async (db) => {
    const { last, entries } = await pageAfter(db, { organizationId, from, upTo });
    if (last === null) return { items: [], cursor: after, more: false };
    return {
      items: await changedWithin(db, { organizationId, from, upTo: last }),
      cursor: await cursorAt(db, organizationId, last),
      more: entries === entriesOnPage && last !== upTo,
    };
  });
};

/**
 * The cursor of an entry, with the instant at which it was written: after a backup was restored, another entry may get an
 * id that was given before.
 */
async function cursorAt(db: Reader, organizationId: string, id: string): Promise<string> {
  const { rows } = await sql<{ cursor: string }>`
    select id || '-' || (extract(epoch from at) * 1000000)::bigint as cursor
    from ledger_entry where organization_id = ${organizationId} and id = ${id}`.execute(db);
  return rows[0]?.cursor ?? cursorOfNone;
}

/** Entries of a body after the one, up to and including the other. */
type Range<To> = { organizationId: string; from: string; upTo: To };

async function pageAfter(db: Reader, { organizationId, from, upTo }: Range<string | null>) {
  const { rows } = await sql<{ last: string | null; entries: number }>`
    select max(id)::text as last, count(*)::int as entries from (
      select id from ledger_entry where organization_id = ${organizationId} and id > ${from}
        and id <= ${upTo ?? "9223372036854775807"} order by id limit ${entriesOnPage}) p`.execute(
    db,
  );
  return rows[0] ?? { last: null, entries: 0 };
}

/**
 * What the entries are about, each once. Entries that leave their subject as it was are left out: what a person says of a
 * day, which not everyone may know, and states that an upgrade tells. So is a benefit of an unsigned month, which changes
 * nothing yet that is shown, and would only reveal an illness.
 */
async function changedWithin(
  db: Reader,
  { organizationId, from, upTo }: Range<string>,
): Promise<OutputOf<typeof history.getChanges>["items"]> {
  const { rows } = await sql<OutputOf<typeof history.getChanges>["items"][number]>`
    with entry as materialized (
      select id, subject_kind as kind, contract_id, structure_id, month, date,
        case when subject_kind in ('contract', 'employee', 'payment', 'payment-recovery', 'structure') then subject_id::uuid end as thing,
        after ? case subject_kind when 'attendance-record' then 'version' else 'state' end or digests is not null as is_stated,
        before is not null or after is not null or digests is not null as is_changed
      from ledger_entry
      where organization_id = ${organizationId} and id > ${from} and id <= ${upTo} and act <> 'ledger.tell'
    ), found as (
      select id as entry, kind, thing, null as month, false as if_signed from entry
      where kind in ('contract', 'payment', 'structure') or kind = 'employee' and is_changed
      union all
      select id, 'month', contract_id, month, kind = 'sickness-benefit' from entry
      where kind in ('attendance-record', 'monthly-contract') and is_stated or kind = 'sickness-benefit'
      union all
      select e.id, 'month', m.contract_id, m.month, false from entry e
      join monthly_contract m on m.organization_id = ${organizationId} and m.structure_id = e.structure_id and m.month = e.month
      where e.kind = 'structure-month'
      union all
      select e.id, 'month', r.contract_id, r.month, false from entry e
      join payment_recovery r on r.organization_id = ${organizationId} and r.id = e.thing
      where e.kind = 'payment-recovery'
      union all
      select id, 'month', contract_id, month, false
      from ${monthsReached(organizationId, sql`(select * from entry where kind = 'attendance-record' and is_stated)`)} r
    )
    select f.kind, f.thing as id, f.month, m.state
    from (
      select kind, thing, month, max(entry) as last, bool_and(if_signed) as if_signed from found group by 1, 2, 3 offset 0) f
    left join monthly_contract m on f.kind = 'month' and m.organization_id = ${organizationId}
      and m.contract_id = f.thing and m.month = f.month
    where not f.if_signed or m.state = any (${signedStates})
    order by f.last, f.kind, f.thing, f.month
  `.execute(db);
  return rows;
}
