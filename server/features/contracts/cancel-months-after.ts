import { isMonthOpen } from "#domain/attendance/monthly.ts";
import { monthOf, type Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { lockedMonths, moveMonths } from "#server/features/month-acts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import { monthActReasons } from "#texts/monthly-contracts.ts";

/**
 * Cancels the open months of a contract that begin after its last day, for example when a month was returned and the
 * contract then ended before it: no one could submit it any more, and its structure would wait for it. Returns their
 * ledger entries. The caller holds the contract locked.
 */
export async function cancelMonthsAfter(
  tx: Writer,
  ctx: BodyContext,
  contractId: string,
  lastDay: Day,
): Promise<Entry[]> {
  const { organizationId } = ctx;
  const stored = await tx
    .selectFrom("monthly_contract")
    .select("month")
    .where((of) => of.and({ organization_id: organizationId, contract_id: contractId }))
    .where("month", ">", monthOf(lastDay))
    .where("state", "<>", "cancelled")
    .orderBy("month")
    .execute();
  const entries: Entry[] = [];
  for (const { month } of stored) {
    const locked = await lockedMonths(tx, { organizationId, month, contractIds: [contractId] });
    const open = locked.filter(({ state }) => isMonthOpen(state));
    const to = { month, state: "cancelled", reason: monthActReasons.noContract } as const;
    entries.push(...(await moveMonths(tx, ctx, open, to)));
  }
  return entries;
}
