import { createHash } from "node:crypto";
import type { payments } from "#api/payments.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { isTargetDay } from "#domain/payments/target-days.ts";
import { paymentFileName, paymentRefusalTexts } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { pain001 } from "#server/integrations/bank/write-pain001.ts";
import type { CreditOrder } from "#server/integrations/bank/credit-order.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { linesSetOff, settleLines } from "./settle-lines.ts";
import { lockPayment, requirePayable, type LockedPayment } from "./lock-payment.ts";
import { movePayment } from "./move-payment.ts";
import { messageIdOf, orderOfPayment } from "./order-of-payment.ts";

const furthestDays = 60;

/**
 * Makes the order for the bank and stores it: from here on its bytes are the same for everyone, and no second order is
 * made of the payment. Lines that were set off entirely are paid once the bank is given the order, or at once if there
 * is no order: until then the payment may be cancelled, and their months are owed again.
 */
export const orderPayment: Handler<typeof payments.order> = async (
  ctx,
  { id, version, executionDate },
) => {
  const calculator = await calculatorOf(ctx);
  return write(ctx, "payment.order", async (tx) => {
    const payment = await lockPayment(tx, ctx, { id, act: "order", version });
    requirePayday(ctx, executionDate);
    await requirePayable(tx, ctx, id);
    const order = await orderOfPayment(tx, ctx, payment, executionDate);
    if (order) await keepFile(tx, ctx, payment, order);
    const key = { organization_id: ctx.organizationId, payment_id: id };
    await updateRows(tx, "payment_line", key, { state: "ordered" });
    const setOff = order ? [] : await linesSetOff(tx, ctx, id);
    const { state, entries } = await settleLines(tx, ctx, calculator, payment, setOff);
    const act = { act: "order", state, reason: "", executionDate } as const;
    const moved = await movePayment(tx, ctx, payment, act, entries);
    return { ...moved, result: { ...moved.result, messageId: messageIdOf(id) } };
  });
};

function requirePayday(ctx: BodyContext, day: Day): void {
  const inReach = ctx.today <= day && day <= addDays(ctx.today, furthestDays);
  if (!inReach) throw fieldFault("executionDate", paymentRefusalTexts.executionRange(furthestDays));
  if (!isTargetDay(day)) throw fieldFault("executionDate", paymentRefusalTexts["no-bank-day"]);
}

async function keepFile(
  tx: Writer,
  ctx: BodyContext,
  payment: LockedPayment,
  order: CreditOrder,
): Promise<void> {
  const content = pain001(order);
  await insertRow(tx, "payment_file", {
    organization_id: ctx.organizationId,
    payment_id: payment.id,
    message_id: order.messageId,
    name: paymentFileName(payment.number),
    content,
    digest: createHash("sha256").update(content).digest("hex"),
    made_at: ctx.now,
    made_by: ctx.actor.userId,
  });
}
