import type { InputOf } from "#api/call.ts";
import type { recomputation } from "#api/recomputation.ts";
import { recordState } from "#domain/attendance/record-state.ts";
import { refusalToRecompute } from "#domain/attendance/recomputation.ts";
import type { MonthTotals } from "#domain/attendance/month.ts";
import type { Month } from "#domain/calendar/day.ts";
import { recomputeFaults, recomputeRefusals } from "#texts/recomputation.ts";
import type { Writer } from "#server/db/handles.ts";
import { storeResults, storeTotals, calculatorOf } from "#server/features/attendance/public.ts";
import { holdForRecords } from "#server/features/contracts/public.ts";
import { reopen } from "#server/features/month-acts/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import { entryOf, write, type Entry } from "#server/kernel/write.ts";
import { recomputedMonths, type ChangedDay, type ChangedMonth } from "./recomputed-months.ts";

type Input = InputOf<typeof recomputation.recompute>;

/**
 * Recomputes the months that were shown, all in one transaction. The changes are read again under lock: if they differ
 * from what was shown, 409 and nothing is done. Closed months go back to draft. Throws `not-found` when a contract is
 * not of the body, `refused` when the state of a month does not allow the actor to do it.
 */
export const recomputeMonths: Handler<typeof recomputation.recompute> = async (
  ctx,
  { organizationId, rows, reason },
) => {
  const calculator = await calculatorOf(ctx);
  return write(ctx, "month.recompute", async (tx) => {
    await holdForRecords(
      tx,
      ctx,
      rows.map(({ contractId }) => contractId),
    );
    const months: ChangedMonth[] = [];
    for (const [month, rowsOfMonth] of Map.groupBy(rows, (row) => row.month)) {
      const contractIds = rowsOfMonth.map(({ contractId }) => contractId);
      const span = { organizationId, contractIds, from: month, to: month };
      months.push(...(await recomputedMonths(tx, calculator, span)));
    }
    requireShown(rows, months);
    for (const { state } of months) {
      const refusal = refusalToRecompute(state, ctx.actor.role);
      if (refusal) throw refused(recomputeRefusals[refusal]);
    }
    await storeResults(tx, ctx, months.flatMap(computedDays));
    const totals = months.map(({ after, ...month }) => ({ ...month, totals: after }));
    await storeTotals(tx, organizationId, totals);
    const monthEntries = months.flatMap((month) => entriesOf(month, reason));
    const back = await reopened(tx, ctx, months, reason);
    const days = months.reduce((sum, { changed }) => sum + changed.length, 0);
    return {
      entries: [...monthEntries, ...back],
      result: { months: months.length, days, reopened: back.length },
    };
  });
};

function computedDays({ contractId, changed }: ChangedMonth) {
  return changed.map(({ version, ...day }) => ({ ...day, contractId, version: version + 1 }));
}

function requireShown(rows: Input["rows"], months: readonly ChangedMonth[]): void {
  const present = new Map(months.map((one) => [`${one.contractId}/${one.month}`, one.digest]));
  const isShown = rows.every((row) => present.get(`${row.contractId}/${row.month}`) === row.digest);
  if (isShown) return;
  const current = months.map(({ contractId, month, digest }) => ({ contractId, month, digest }));
  throw new Fault("changed", { detail: recomputeFaults.changed, current });
}

async function reopened(
  tx: Writer,
  ctx: BodyContext,
  months: readonly ChangedMonth[],
  reason: string,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const [month, ofMonth] of Map.groupBy(months, (one): Month => one.month)) {
    const contractIds = ofMonth.map(({ contractId }) => contractId);
    entries.push(...(await reopen(tx, ctx, { contractIds, month, reason })));
  }
  return entries;
}

function entriesOf(month: ChangedMonth, reason: string): Entry[] {
  const { contractId, structureId, state, before, after, changed } = month;
  return [
    ...changed.map((one) => entryOfDay(contractId, one, reason)),
    entryOf("monthly-contract", `${contractId}/${month.month}`, {
      structureId,
      reason,
      before: { state, ...stateOfTotals(before) },
      after: { state, ...stateOfTotals(after) },
    }),
  ];
}

function entryOfDay(contractId: string, one: ChangedDay, reason: string): Entry {
  const { date, structureId, version, before, after } = one;
  return entryOf("attendance-record", `${contractId}/${date}`, {
    structureId,
    date,
    reason,
    before: recordState(one.day, before, version),
    after: recordState(one.day, after, version + 1),
  });
}

function stateOfTotals({ plannedMinutes, workedMinutes, balanceMinutes }: MonthTotals) {
  return { plannedMinutes, workedMinutes, balanceMinutes };
}
