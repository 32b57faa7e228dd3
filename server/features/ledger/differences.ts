import { type RawBuilder, sql } from "kysely";
import type { Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { digestDue, digestOfMonth } from "#server/features/verification/public.ts";

/** Something that is not as the last entry about it says. */
export type Difference = {
  kind:
    | "record-changed"
    | "record-deleted"
    | "record-without-entry"
    | "month-changed"
    | "month-deleted"
    | "signature-changed"
    | "signature-deleted"
    | "signature-without-entry"
    | "signed-month-changed";
  /** As the ledger names it: kind and id. */
  subject: string;
  /** The last entry about it. */
  entryId: string | null;
};

/** Differences of one kind that are told. */
const most = 100;

/**
 * Records, months and signatures of an organization that are not as the ledger says: changed, removed or put there
 * behind its back. What an entry said of persons may have been erased; then only the existence is compared.
 */
export async function differencesOf(db: Reader, organizationId: string): Promise<Difference[]> {
  return [
    ...(await records(db, organizationId)),
    ...(await months(db, organizationId)),
    ...(await signatures(db, organizationId)),
    ...(await signedMonths(db, organizationId)),
  ];
}

/** The last entry about each subject of a kind. */
const lastEntries = (organizationId: string, kind: string): RawBuilder<unknown> => sql`
  select distinct on (subject_id) subject_id, id, after, digests is not null as erased
  from ledger_entry where organization_id = ${organizationId} and subject_kind = ${kind}
  order by subject_id, ledger_entry.id desc`;

async function records(db: Reader, organizationId: string): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with told as (${lastEntries(organizationId, "attendance-record")}),
    present as (
      select r.contract_id || '/' || to_char(r.date, 'YYYY-MM-DD') as subject_id, intervals, note, version, label, worked_minutes,
        result
      from attendance_record r where organization_id = ${organizationId}
    )
    select 'attendance-record ' || coalesce(t.subject_id, p.subject_id) as subject, t.id::text as "entryId",
      case when p.subject_id is null then 'record-deleted' when t.subject_id is null then 'record-without-entry'
        else 'record-changed' end as kind
    from told t full join present p on p.subject_id = t.subject_id
    where t.subject_id is null
      or (p.subject_id is null and (t.after is not null or t.erased))
      or (p.subject_id is not null and not t.erased and (
        t.after->'intervals' is distinct from p.intervals
        or t.after->>'note' is distinct from p.note
        or (t.after->>'version')::int <> p.version
        or t.after->>'label' <> p.label
        or (t.after->>'workedMinutes')::int <> p.worked_minutes
        or (p.result->>'workedMinutes')::int is distinct from p.worked_minutes))
    order by t.id nulls last, 1 limit ${most}
  `.execute(db);
  return rows;
}

async function months(db: Reader, organizationId: string): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with told as (${lastEntries(organizationId, "monthly-contract")})
    select 'monthly-contract ' || coalesce(t.subject_id, m.contract_id || '/' || m.month) as subject, t.id::text as "entryId",
      case when m.contract_id is null then 'month-deleted' else 'month-changed' end as kind
    from told t
    full join (select * from monthly_contract where organization_id = ${organizationId}) m
      on m.contract_id || '/' || m.month = t.subject_id
    where m.contract_id is null
      or (not coalesce(t.erased, false) and m.state <> coalesce(t.after->>'state', 'draft'))
    order by t.id nulls last, 1 limit ${most}
  `.execute(db);
  return rows;
}

async function signatures(db: Reader, organizationId: string): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with told as (${lastEntries(organizationId, "month-signature")})
    select 'month-signature ' || coalesce(t.subject_id, g.id::text) as subject, t.id::text as "entryId",
      case when g.id is null then 'signature-deleted' when t.subject_id is null then 'signature-without-entry'
        else 'signature-changed' end as kind
    from told t
    full join (select * from month_signature where organization_id = ${organizationId}) g on g.id::text = t.subject_id
    where g.id is null or t.subject_id is null
      or (t.after->>'digest', t.after->>'code', t.after->>'month') is distinct from (g.digest, g.code, g.month)
    order by t.id nulls last, 1 limit ${most}
  `.execute(db);
  return rows;
}

/** Signatures that stand over a month which is no longer the one that was signed. */
async function signedMonths(db: Reader, organizationId: string): Promise<Difference[]> {
  const { rows } = await sql<{
    id: string;
    structureId: string;
    month: Month;
    digest: string;
    entryId: string | null;
    leftOut: string[];
    countersigns: string | null;
  }>`
    select distinct on (g.structure_id, g.month, g.countersigns) g.id, g.structure_id as "structureId", g.month, g.digest,
      g.left_out as "leftOut", g.countersigns,
      (select max(e.id)::text from ledger_entry e where e.organization_id = g.organization_id
        and e.subject_kind = 'month-signature' and e.subject_id = g.id::text) as "entryId"
    from month_signature g
    where g.organization_id = ${organizationId} and not exists (
      select from monthly_contract m
      where m.organization_id = g.organization_id and m.structure_id = g.structure_id and m.month = g.month
        and (g.countersigns is null and m.state in ('draft', 'submitted', 'returned')
          or m.contract_id = g.countersigns and m.state not in ('signed', 'approved', 'paid')))
    order by g.structure_id, g.month, g.countersigns, g.signed_at desc, g.id desc
  `.execute(db);
  const found: Difference[] = [];
  for (const { id, digest, entryId, ...covered } of rows) {
    const due = await digestDue(db, { organizationId, id, digest });
    if ((await digestOfMonth(db, { organizationId, ...covered })) === due) continue;
    found.push({ kind: "signed-month-changed", subject: `month-signature ${id}`, entryId });
  }
  return found;
}
