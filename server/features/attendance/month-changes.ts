import { addResult } from "#domain/attendance/month.ts";
import { monthOf, type Month } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Calculator } from "./calculator.ts";
import { computedMonths } from "./computed-months.ts";
import type { ComputedMonth, RecordChange } from "./store-days.ts";

/** New totals of each contract and month touched: those kept, less what each day was, plus what it became. */
export async function monthChanges(
  tx: Writer,
  { organizationId }: BodyContext,
  calculator: Calculator,
  changes: RecordChange[],
): Promise<ComputedMonth[]> {
  const months = new Map<string, ComputedMonth>();
  const unknown = changes.filter(({ stored }) => stored.totals === null);
  for (const [month, ofMonth] of Map.groupBy(unknown, ({ record }) => monthOf(record.date))) {
    const contracts = ofMonth.map(({ record: { contractId }, structureId }) => ({
      contractId,
      structureId,
    }));
    const computed = await computedMonths(tx, calculator, { organizationId, month, contracts });
    for (const one of computed) months.set(keyOf(one.contractId, month), one);
  }
  for (const { record, stored, structureId, before, after } of changes) {
    const { contractId } = record;
    const month = monthOf(record.date);
    const totals = months.get(keyOf(contractId, month))?.totals ?? stored.totals;
    if (!totals) throw new Error("A locked contract has no month");
    months.set(keyOf(contractId, month), {
      contractId,
      month,
      structureId,
      totals: addResult(addResult(totals, before, -1), after, 1),
    });
  }
  return [...months.values()];
}

function keyOf(contractId: string, month: Month): string {
  return `${contractId} ${month}`;
}
