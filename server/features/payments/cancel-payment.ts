import { sql } from "kysely";
import type { payments } from "#api/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { lockPayment } from "./lock-payment.ts";
import { lockMonths } from "./months-due.ts";
import { movePayment } from "./move-payment.ts";
import { payUnchangedMonths } from "./pay-unchanged.ts";
import { oneAtATime } from "./store-payment.ts";

/**
 * Cancels a payment that the bank was not given; its months may be paid by another. Months for which other payments
 * hold their full amount become paid.
 */
export const cancelPayment: Handler<typeof payments.cancel> = async (
  ctx,
  { organizationId, id, version, reason },
) => {
  const calculator = await calculatorOf(ctx);
  return write(ctx, "payment.cancel", async (tx) => {
    await oneAtATime(tx, organizationId);
    const payment = await lockPayment(tx, ctx, { id, act: "cancel", version });
    const key = { organization_id: organizationId, payment_id: id };
    await updateRows(tx, "payment_line", key, { state: "cancelled" });
    await takeBackReissues(tx, organizationId, id);
    const months = await tx
      .updateTable("payment_item")
      .set({ live: false })
      .where((of) => of.and({ organization_id: organizationId, payment_id: id }))
      .returning(["contract_id as contractId", "month"])
      .execute();
    await lockMonths(tx, organizationId, months);
    const paid = await payUnchangedMonths(tx, ctx, calculator, months);
    const move = { act: "cancel", state: "cancelled", reason } as const;
    return movePayment(tx, ctx, payment, move, paid.entries);
  });
};

/** Credits that the bank refused and this payment reissued wait to be reissued again. */
async function takeBackReissues(tx: Writer, organizationId: string, id: string): Promise<void> {
  await sql`
    update payment_line l set reissued_by = null
    from payment_item g
    join payment_item o on o.organization_id = g.organization_id and o.contract_id = g.contract_id and o.month = g.month
    where g.organization_id = ${organizationId} and g.payment_id = ${id}
      and l.organization_id = g.organization_id and l.id = o.line_id and l.reissued_by = g.line_id`.execute(
    tx,
  );
}
