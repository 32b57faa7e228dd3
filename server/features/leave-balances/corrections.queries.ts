import { sql } from "kysely";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";

/** The sum of one kind of corrections to a contract's leave of a year, in half days. */
export type CorrectedLeave = {
  contractId: string;
  code: string;
  year: number;
  kind: "carried" | "correction";
  halfDays: number;
};

/** The sums of corrections up to a year, by contract, reason, year and kind. */
export async function correctedLeave(
  db: Reader,
  query: { organizationId: string; contractIds: readonly string[]; year: number },
): Promise<CorrectedLeave[]> {
  const { rows } = await sql<CorrectedLeave>`
    select contract_id as "contractId", reason as code, year, kind, sum(half_days)::int as "halfDays"
    from leave_correction
    where organization_id = ${query.organizationId} and contract_id = any (${query.contractIds}::uuid[])
      and year <= ${query.year}
    group by 1, 2, 3, 4
  `.execute(db);
  return rows;
}

/** Corrections of the leave of a year, newest first. */
export async function correctionsOf(
  db: Reader,
  query: { organizationId: string; contractIds: readonly string[]; year: number },
) {
  const rows = await db
    .selectFrom("leave_correction as l")
    .innerJoin("app_user as u", "u.id", "l.by_user")
    .select(["l.id", "l.reason as code", "l.kind", "l.half_days", "l.note", "l.at"])
    .select("u.nick_name as by")
    .where("l.organization_id", "=", query.organizationId)
    .where("l.contract_id", "in", query.contractIds)
    .where("l.year", "=", query.year)
    .orderBy("l.at", "desc")
    .orderBy("l.id", "desc")
    .execute();
  return rows.map(({ half_days, ...row }) => ({ ...toResponse(row), days: half_days / 2 }));
}

/** Corrections of the leave of a year on all contracts of the contract's person: how many, and the last. */
export async function correctionsOfPerson(
  db: Reader,
  query: { organizationId: string; contractId: string; year: number },
): Promise<{ count: number; last: { days: number; note: string; by: string } | null }> {
  const row = await db
    .selectFrom("leave_correction as l")
    .innerJoin("app_user as u", "u.id", "l.by_user")
    .innerJoin("contract as c", ofOrganization("c.id", "l.contract_id"))
    .innerJoin("contract as k", ofOrganization("k.employee_id", "c.employee_id"))
    .select(["l.half_days", "l.note", "u.nick_name as by"])
    .select(sql<number>`(count(*) over ())::int`.as("count"))
    .where("l.organization_id", "=", query.organizationId)
    .where("k.id", "=", query.contractId)
    .where("l.year", "=", query.year)
    .orderBy("l.at", "desc")
    .orderBy("l.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return { count: 0, last: null };
  const { count, half_days, note, by } = row;
  return { count, last: { days: half_days / 2, note, by } };
}
