import type { Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";
import type { LockedPayment } from "./lock-payment.ts";
import { recordAct, type Act } from "./record-act.ts";

/** What changes with the state; `credit` is the line that the act concerns. */
type Move = Omit<Act, "paymentId"> & {
  approvedBy?: string;
  executionDate?: Day;
  credit?: { line: string; amount: string };
};

/** Moves a locked payment to a state, with its act. Returns what the call answers, and its ledger entry before the `others` of the act. */
export async function movePayment(
  tx: Writer,
  ctx: BodyContext,
  payment: LockedPayment,
  { approvedBy, executionDate, credit, ...act }: Move,
  others: readonly Entry[] = [],
): Promise<{ entries: Entry[]; result: { id: string; version: number } }> {
  const version = payment.version + 1;
  await tx
    .updateTable("payment")
    .set({ state: act.state, version })
    .$if(approvedBy !== undefined, (query) => query.set({ approved_by: approvedBy ?? null }))
    .$if(executionDate !== undefined, (query) =>
      query.set({ execution_date: executionDate ?? null }),
    )
    .where((of) => of.and({ organization_id: ctx.organizationId, id: payment.id }))
    .execute();
  await recordAct(tx, ctx, { paymentId: payment.id, ...act });
  const entry = entryOf("payment", payment.id, {
    reason: act.reason,
    before: { state: payment.state },
    after: {
      state: act.state,
      ...(executionDate === undefined ? {} : { executionDate }),
      ...act.submission,
      ...credit,
    },
  });
  return { entries: [entry, ...others], result: { id: payment.id, version } };
}
