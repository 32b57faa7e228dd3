import { addResult, monthTotals, type MonthTotals } from "#domain/attendance/month.ts";
import { monthOf, type Month } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Calculator } from "./calculator.ts";
import { computedMonths } from "./computed-months.ts";
import type { ChangedMonth, ComputedMonth, RecordChange } from "./store-days.ts";

/** The changed totals of each contract and month touched: the stored ones, minus what each day was, plus what it became. */
export async function monthChanges(
  tx: Writer,
  { organizationId }: BodyContext,
  calculator: Calculator,
  changes: RecordChange[],
): Promise<ChangedMonth[]> {
  const months = new Map<string, ComputedMonth>();
  const storedTotals = new Map<string, MonthTotals>();
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
    const key = keyOf(contractId, month);
    const totals = months.get(key)?.totals ?? stored.totals;
    if (!totals) throw new Error("A locked contract has no month");
    if (stored.totals) storedTotals.set(key, stored.totals);
    months.set(key, {
      contractId,
      month,
      structureId,
      totals: addResult(addResult(totals, before, -1), after, 1),
    });
  }
  return [...months].map(([key, month]) => ({
    ...month,
    totals: changedIn(month.totals, storedTotals.get(key)),
  }));
}

function changedIn(totals: MonthTotals, before: MonthTotals | undefined): Partial<MonthTotals> {
  if (before === undefined) return totals;
  const changed: Partial<MonthTotals> = {};
  for (const total of monthTotals)
    if (totals[total] !== before[total]) changed[total] = totals[total];
  return changed;
}

function keyOf(contractId: string, month: Month): string {
  return `${contractId} ${month}`;
}
