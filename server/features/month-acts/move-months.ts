import { sql } from "kysely";
import type { Month } from "#domain/calendar/day.ts";
import { isClosedMonth } from "#domain/attendance/closed-month.ts";
import type { MonthState } from "#domain/attendance/monthly.ts";
import type { MonthTotals } from "#domain/attendance/month.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { digestOfTotals } from "#server/kernel/subjects/of-days.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";

/** A stored month, with its row locked. */
export type LockedMonth = {
  contractId: string;
  structureId: string;
  state: MonthState;
  version: number;
  totals: MonthTotals;
};

/**
 * The stored months of the contracts, including cancelled ones, locked until the transaction ends. The contracts are
 * locked first, in the order of their ids, as in every write of records, to avoid deadlocks.
 */
export async function lockMonthsOf(
  tx: Writer,
  query: { organizationId: string; month: Month; contractIds: readonly string[] },
): Promise<LockedMonth[]> {
  const { organizationId, month, contractIds } = query;
  await sql`
    select from contract where organization_id = ${organizationId} and id = any (${contractIds}::uuid[])
    order by id for no key update`.execute(tx);
  const { rows } = await sql<LockedMonth>`
    select contract_id as "contractId", structure_id as "structureId", state, version, totals
    from monthly_contract
    where organization_id = ${organizationId} and month = ${month} and contract_id = any (${contractIds}::uuid[])
    order by contract_id for update
  `.execute(tx);
  return rows;
}

/**
 * Moves the months to a state, each with its act: who, when, why; the ledger entry of a closed month includes its
 * totals. The caller has locked the months.
 */
export async function moveMonths(
  tx: Writer,
  ctx: BodyContext,
  months: readonly LockedMonth[],
  to: { month: Month; state: MonthState; reason: string; signatureId?: string },
): Promise<Entry[]> {
  if (months.length === 0) return [];
  const contractIds = months.map(({ contractId }) => contractId);
  const { rows } = await sql<{ contractId: string; totals: string }>`
    with moved as (
      update monthly_contract t set state = ${to.state}, version = version + 1
      where organization_id = ${ctx.organizationId} and month = ${to.month} and contract_id = any (${contractIds}::uuid[])
      returning organization_id, contract_id, month, ${digestOfTotals} as totals
    ),
    acts as (
      insert into monthly_contract_act (organization_id, contract_id, month, seq, state, at, by_user, reason, signature_id)
      select v.organization_id, v.contract_id, v.month, 1 + coalesce((
          select max(a.seq) from monthly_contract_act a
          where a.organization_id = v.organization_id and a.contract_id = v.contract_id and a.month = v.month), 0),
        ${to.state}, ${ctx.now}, ${ctx.actor.userId}::uuid, ${to.reason}, ${to.signatureId ?? null}::uuid
      from moved v
    )
    select contract_id as "contractId", totals from moved
  `.execute(tx);
  const totals = new Map(rows.map((row) => [row.contractId, row.totals]));
  return months.map(({ contractId, structureId, state }) =>
    entryOf("monthly-contract", `${contractId}/${to.month}`, {
      structureId,
      reason: to.reason,
      before: { state },
      after: {
        state: to.state,
        ...(isClosedMonth(to.state) ? { totals: totals.get(contractId) } : {}),
      },
    }),
  );
}
