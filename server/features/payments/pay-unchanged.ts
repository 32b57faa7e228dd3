import type { MonthState } from "#domain/attendance/monthly.ts";
import { monthPaidAgain } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import { lockedMonths, moveMonths } from "#server/features/month-acts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import { keyOf, type ContractMonth } from "./amounts-of-months.ts";
import { differencesOfKnown } from "./differences-of-months.ts";
import { type CurrentMonth, noteWorthless } from "./months-due.ts";

/**
 * Marks approved months as paid if payments hold exactly what they are worth; `reason` goes into their history. The
 * caller has locked them. Returns their contracts and their ledger entries.
 */
export async function payUnchangedMonths(
  tx: Writer,
  ctx: BodyContext,
  calculator: Calculator,
  months: readonly ContractMonth[],
  reason: string = monthPaidAgain,
): Promise<{ contractIds: ReadonlySet<string>; entries: Entry[] }> {
  const unchanged = (await unchangedOf(tx, ctx, calculator, months)).filter(
    ({ state }) => state === "approved",
  );
  const contractIds = new Set(unchanged.map(({ contractId }) => contractId));
  return { contractIds, entries: await payUnchanged(tx, ctx, unchanged, reason) };
}

/**
 * For months whose held sum has changed: paid ones with another worth become approved, and so are owed again, with
 * `reason` in their history; approved ones worth exactly that sum become paid. The caller has locked them. Returns
 * their ledger entries, at most one per month.
 */
export async function oweAgain(
  tx: Writer,
  ctx: BodyContext,
  calculator: Calculator,
  months: readonly ContractMonth[],
  reason: string,
): Promise<Entry[]> {
  const unchanged = await unchangedOf(tx, ctx, calculator, months);
  const found = new Set(unchanged.map(keyOf));
  const owed = months.filter((month) => !found.has(keyOf(month)));
  return [
    ...(await moveEach(tx, ctx, owed, { from: "paid", to: "approved", reason })),
    ...(await payUnchanged(tx, ctx, unchanged)),
  ];
}

/** Months that were paid, reopened and approved again without any difference become paid. */
export function payUnchanged(
  tx: Writer,
  ctx: BodyContext,
  unchanged: readonly ContractMonth[],
  reason: string = monthPaidAgain,
): Promise<Entry[]> {
  return moveEach(tx, ctx, unchanged, { from: "approved", to: "paid", reason });
}

/** Moves the months whose state is `from`. Returns their ledger entries. */
export async function moveEach(
  tx: Writer,
  ctx: BodyContext,
  months: readonly ContractMonth[],
  { from, to: state, reason }: { from: MonthState; to: MonthState; reason: string },
): Promise<Entry[]> {
  const { organizationId } = ctx;
  const entries: Entry[] = [];
  for (const [month, ofMonth] of Map.groupBy(months, (one) => one.month)) {
    const contractIds = ofMonth.map(({ contractId }) => contractId);
    const locked = await lockedMonths(tx, { organizationId, month, contractIds });
    const moving = locked.filter((one) => one.state === from);
    entries.push(...(await moveMonths(tx, ctx, moving, { month, state, reason })));
  }
  return entries;
}

/**
 * The months of which payments hold exactly what they are worth. Those worth nothing and with nothing held are marked
 * as such: they are not reported as owed.
 */
async function unchangedOf(
  tx: Writer,
  ctx: BodyContext,
  calculator: Calculator,
  months: readonly ContractMonth[],
): Promise<CurrentMonth[]> {
  const { organizationId } = ctx;
  const differences = await differencesOfKnown(tx, calculator, { organizationId, months });
  const even = differences.flatMap(({ month, cents }) => (cents === 0 ? [month] : []));
  const worthless = even.filter(({ held }) => held === null);
  if (worthless.length > 0) await noteWorthless(tx, ctx, worthless);
  return even.filter(({ held }) => held !== null);
}
