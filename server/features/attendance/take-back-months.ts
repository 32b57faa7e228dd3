import type { MonthOfContract, MonthsThatFall } from "#api/handed-in-months.ts";
import { monthOf, type Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { handedInMonths, takeBack } from "#server/features/month-acts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import type { Entry } from "#server/kernel/write.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { takenBackText } from "#texts/unlocks.ts";

/** A record whose change takes its month back to draft. */
export type FallingRecord = { contractId: string; date: Day };

/**
 * Takes back to draft the months of the records, each with its act, and so voids the signatures over them; gives the
 * entries for the ledger. Throws `changed` with all months that would fall, where one of them is not among the expected.
 */
export async function takeBackMonths(
  tx: Writer,
  ctx: BodyContext,
  falling: readonly FallingRecord[],
  expected: readonly MonthOfContract[],
): Promise<Entry[]> {
  const shown = new Set(expected.map(keyOf));
  if (falling.some((one) => !shown.has(keyOf(monthOfRecord(one)))))
    throw await monthsFallFault(tx, ctx, falling);
  const months = Map.groupBy(falling, (one) => keyOf(monthOfRecord(one)));
  const alike = Map.groupBy(months.values(), (records) => actOf(records).join("|"));
  const entries: Entry[] = [];
  for (const group of alike.values()) {
    const [month, reason] = actOf(group[0] ?? []);
    const contractIds = group.flatMap(([record]) => (record ? [record.contractId] : []));
    entries.push(...(await takeBack(tx, ctx, { contractIds, month, reason })));
  }
  return entries;
}

/** The month, and what its act says. */
function actOf(records: readonly FallingRecord[]): [string, string] {
  const days = records.map(({ date }) => date).toSorted();
  return [monthOf(days[0] ?? ""), takenBackText(days)];
}

async function monthsFallFault(
  tx: Writer,
  { organizationId }: BodyContext,
  falling: readonly FallingRecord[],
): Promise<Fault> {
  const contractIds = [...new Set(falling.map(({ contractId }) => contractId))];
  const days = falling.map(({ date }) => date);
  const keys = new Set(falling.map((one) => keyOf(monthOfRecord(one))));
  const found = await handedInMonths(tx, { organizationId, contractIds, days });
  const months = found.filter((one) => keys.has(keyOf(one)));
  const current: MonthsThatFall = { months };
  return new Fault("changed", { detail: refusalTexts["months-fall"], current });
}

function monthOfRecord({ contractId, date }: FallingRecord): MonthOfContract {
  return { contractId, month: monthOf(date) };
}

function keyOf({ contractId, month }: MonthOfContract): string {
  return `${contractId} ${month}`;
}
