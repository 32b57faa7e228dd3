import type { MonthOfContract, MonthsToReopen } from "#api/closed-months.ts";
import { monthOf, type Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { closedMonths, reopen } from "#server/features/month-acts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import type { Entry } from "#server/kernel/write.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { reopenedText } from "#texts/unlocks.ts";

/** A record whose change takes its month back to draft. */
type ReopeningRecord = { contractId: string; date: Day };

/**
 * Returns the records' months to draft, each with its act, which voids the signatures over them; returns the ledger
 * entries. Throws `changed` with all months that would reopen if one of them is not among the expected.
 */
export async function reopenMonths(
  tx: Writer,
  ctx: BodyContext,
  reopening: readonly ReopeningRecord[],
  expected: readonly MonthOfContract[],
): Promise<Entry[]> {
  const expectedKeys = new Set(expected.map(keyOf));
  if (reopening.some((one) => !expectedKeys.has(keyOf(monthOfRecord(one)))))
    throw await monthsReopenFault(tx, ctx, reopening);
  const months = Map.groupBy(reopening, (one) => keyOf(monthOfRecord(one)));
  const alike = Map.groupBy(months.values(), (records) => actOf(records).join("|"));
  const entries: Entry[] = [];
  for (const group of alike.values()) {
    const [month, reason] = actOf(group[0] ?? []);
    const contractIds = group.flatMap(([record]) => (record ? [record.contractId] : []));
    entries.push(...(await reopen(tx, ctx, { contractIds, month, reason })));
  }
  return entries;
}

/** The month, and the text of its act. */
function actOf(records: readonly ReopeningRecord[]): [string, string] {
  const days = records.map(({ date }) => date).toSorted();
  return [monthOf(days[0] ?? ""), reopenedText(days)];
}

async function monthsReopenFault(
  tx: Writer,
  { organizationId }: BodyContext,
  reopening: readonly ReopeningRecord[],
): Promise<Fault> {
  const contractIds = [...new Set(reopening.map(({ contractId }) => contractId))];
  const days = reopening.map(({ date }) => date);
  const keys = new Set(reopening.map((one) => keyOf(monthOfRecord(one))));
  const found = await closedMonths(tx, { organizationId, contractIds, days });
  const months = found.filter((one) => keys.has(keyOf(one)));
  const current: MonthsToReopen = { months };
  return new Fault("changed", { detail: refusalTexts["months-reopen"], current });
}

function monthOfRecord({ contractId, date }: ReopeningRecord): MonthOfContract {
  return { contractId, month: monthOf(date) };
}

function keyOf({ contractId, month }: MonthOfContract): string {
  return `${contractId} ${month}`;
}
