import { monthPaidAgain } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import { lockedMonths, moveMonths } from "#server/features/month-acts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import type { ContractMonth } from "./amounts-of-months.ts";
import { differencesOfHeld } from "./differences-of-months.ts";
import type { CurrentMonth } from "./months-due.ts";

/**
 * Of months that stand approved, those of which as much is held as they are worth are paid, for the
 * reason that their history shall give. The caller holds them locked. Gives whose they are and their entries for the ledger.
 */
export async function payWorthHeld(
  tx: Writer,
  ctx: BodyContext,
  calculator: Calculator,
  months: readonly ContractMonth[],
  reason: string = monthPaidAgain,
): Promise<{ contractIds: ReadonlySet<string>; entries: Entry[] }> {
  const { organizationId } = ctx;
  const differences = await differencesOfHeld(tx, calculator, { organizationId, months });
  const unchanged = differences.flatMap(({ month, cents }) =>
    cents === 0 && month.state === "approved" ? [month] : [],
  );
  const contractIds = new Set(unchanged.map(({ contractId }) => contractId));
  return { contractIds, entries: await payUnchanged(tx, ctx, unchanged, reason) };
}

/** Months that were paid, opened and approved again without a cent of difference are paid. */
export async function payUnchanged(
  tx: Writer,
  ctx: BodyContext,
  unchanged: readonly CurrentMonth[],
  reason: string = monthPaidAgain,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  const approved = unchanged.filter(({ state }) => state === "approved");
  for (const [month, ofMonth] of Map.groupBy(approved, (one) => one.month)) {
    const contractIds = ofMonth.map(({ contractId }) => contractId);
    const { organizationId } = ctx;
    const locked = await lockedMonths(tx, { organizationId, month, contractIds });
    const to = { month, state: "paid", reason } as const;
    entries.push(...(await moveMonths(tx, ctx, locked, to)));
  }
  return entries;
}
