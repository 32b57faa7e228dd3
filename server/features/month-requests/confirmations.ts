import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { Confirmation } from "#api/month-requests.ts";
import { firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import type { Reader, Writer } from "#server/db/handles.ts";

type OwnMonthKey = { organizationId: string; contractId: string; month: Month };

/**
 * A lateral row `k(at, digest, stands)`: the newest confirmation of a contract's month. It is valid while the versions
 * of the records and the totals of the month are those that were confirmed.
 */
export function newestConfirmation(
  contractId: RawBuilder<unknown>,
  { organizationId, month }: Pick<OwnMonthKey, "organizationId" | "month">,
): RawBuilder<unknown> {
  return sql`lateral (
    select k.at, k.digest,
      k.versions = (${versionsOf(sql`k.contract_id`, { organizationId, month })}) and exists (
        select from monthly_contract m
        where m.organization_id = k.organization_id and m.contract_id = k.contract_id and m.month = k.month
          and m.totals = k.totals and m.state <> 'cancelled') as stands
    from month_confirmation k
    where k.organization_id = ${organizationId} and k.contract_id = ${contractId} and k.month = ${month}
    order by k.at desc, k.id desc limit 1) k`;
}

/** How many times the records of a contract's month have been saved; it grows with every change. */
export function versionsOf(
  contractId: RawBuilder<unknown>,
  { organizationId, month }: Pick<OwnMonthKey, "organizationId" | "month">,
): RawBuilder<unknown> {
  return sql`select coalesce(sum(r.version), 0)::int from attendance_record r
    where r.organization_id = ${organizationId} and r.contract_id = ${contractId}
      and r.date between ${firstDay(month)}::date and ${lastDay(month)}::date`;
}

/** A confirmation in the shape of the API; null if there is none. */
export function confirmationOf(row: {
  at: Date | null;
  digest: string | null;
  stands: boolean | null;
}): z.output<typeof Confirmation> | null {
  if (row.at === null) return null;
  return { at: row.at.toISOString(), digest: row.digest, isVoid: row.stands !== true };
}

/** The person's last confirmation of the month. */
export async function confirmationIn(
  db: Reader,
  query: OwnMonthKey,
): Promise<z.output<typeof Confirmation> | null> {
  const { rows } = await sql<{ at: Date; digest: string | null; stands: boolean }>`
    select k.* from ${newestConfirmation(sql`${query.contractId}::uuid`, query)}
  `.execute(db);
  return rows[0] ? confirmationOf(rows[0]) : null;
}

/** The number of disputes in the contract's month that wait for an answer. */
export async function openDisputesOf(db: Writer, query: OwnMonthKey): Promise<number> {
  const { organizationId, contractId, month } = query;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from day_dispute d
    where d.organization_id = ${organizationId} and d.contract_id = ${contractId}
      and d.date between ${firstDay(month)} and ${lastDay(month)}
      and not exists (
        select from dispute_answer a where a.organization_id = d.organization_id and a.dispute_id = d.id)
  `.execute(db);
  return rows[0]?.count ?? 0;
}
