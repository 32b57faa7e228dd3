import { type RawBuilder, sql } from "kysely";
import type { DeputyOut } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import type { MonthsQuery } from "./months.queries.ts";

/** A valid signature, with the name that its signer had. */
export type Signature = {
  structureId: string;
  id: string;
  signedAt: Date;
  signedBy: string;
  /** Null if the representative signed. */
  deputy: DeputyOut | null;
  digest: string;
  code: string;
  /** The signer's own contracts, whose months it does not cover. */
  leftOut: string[];
};

/** The agency's signature over the month of a contract that a signer had to leave out. */
type Countersignature = Omit<Signature, "leftOut" | "deputy"> & { contractId: string };

/** The person for whom someone deputises by an act of the body; null without an act. */
export async function deputyOf(
  db: Reader,
  organizationId: string,
  actId: string | null,
): Promise<DeputyOut | null> {
  if (actId === null) return null;
  const { rows } = await sql<{ deputy: DeputyOut }>`
    select ${deputyToldOf(sql`${organizationId}::uuid`, sql`${actId}::uuid`, sql`null`)} as deputy`.execute(
    db,
  );
  return rows[0]?.deputy ?? null;
}

function deputyToldOf(
  organizationId: RawBuilder<unknown>,
  actId: RawBuilder<unknown>,
  name: RawBuilder<unknown>,
) {
  return sql`(
    select json_build_object('represents', coalesce(${name}, r.nick_name), 'number', d.number, 'ada', d.ada)
    from deputy_act d join app_user r on r.id = d.represents
    where d.organization_id = ${organizationId} and d.id = ${actId})`;
}

/**
 * The valid signatures of the month, one per structure: the last one given, unless a month of the structure has been
 * returned or reopened since. Rows of signatures are never changed; their validity follows from the months.
 */
export async function currentSignatures(
  db: Reader,
  { organizationId, month, structureId }: MonthsQuery,
): Promise<Signature[]> {
  const { rows } = await sql<Signature>`
    select distinct on (g.structure_id) g.structure_id as "structureId", g.id, g.signed_at as "signedAt",
      coalesce(g.signer_name, u.nick_name) as "signedBy", g.digest, g.code, g.left_out as "leftOut",
      ${deputyToldOf(sql`g.organization_id`, sql`g.deputy_act`, sql`g.represents_name`)} as deputy
    from month_signature g
    join app_user u on u.id = g.signed_by
    where g.organization_id = ${organizationId} and g.month = ${month} and g.countersigns is null
      ${structureId ? sql`and g.structure_id = ${structureId}` : sql``}
      and not exists (
        select from monthly_contract m
        where m.organization_id = g.organization_id and m.structure_id = g.structure_id and m.month = g.month
          and m.state in ('draft', 'submitted', 'returned'))
    order by g.structure_id, g.signed_at desc, g.id desc
  `.execute(db);
  return rows;
}

/** The valid countersignatures of the month, one per contract: the last one given, as long as its month is signed. */
export async function currentCountersignatures(
  db: Reader,
  { organizationId, month, structureId }: MonthsQuery,
): Promise<Countersignature[]> {
  const { rows } = await sql<Countersignature>`
    select distinct on (g.countersigns) g.countersigns as "contractId", g.structure_id as "structureId", g.id,
      g.signed_at as "signedAt", coalesce(g.signer_name, u.nick_name) as "signedBy", g.digest, g.code
    from month_signature g
    join app_user u on u.id = g.signed_by
    join monthly_contract m on m.organization_id = g.organization_id and m.contract_id = g.countersigns
      and m.month = g.month and m.state in ('signed', 'approved', 'paid')
    where g.organization_id = ${organizationId} and g.month = ${month}
      ${structureId ? sql`and g.structure_id = ${structureId}` : sql``}
    order by g.countersigns, g.signed_at desc, g.id desc
  `.execute(db);
  return rows;
}

/** The name of the user who last submitted the structure's month, or null; under a signature as it was then. */
export async function submitterOf(
  db: Reader,
  query: { organizationId: string; structureId: string; month: Month },
  signatureId: string | null = null,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select coalesce((
      select g.author_name from month_signature g
      where g.organization_id = ${query.organizationId} and g.id = ${signatureId}), u.nick_name) as name
    from monthly_contract m
    join monthly_contract_act a on a.organization_id = m.organization_id and a.contract_id = m.contract_id and a.month = m.month
    join app_user u on u.id = a.by_user
    where m.organization_id = ${query.organizationId} and m.structure_id = ${query.structureId}
      and m.month = ${query.month} and a.state = 'submitted'
    order by a.at desc limit 1
  `.execute(db);
  return rows[0]?.name ?? null;
}
