import type { payments } from "#api/payments.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { lockedPayment } from "./locked-payment.ts";
import { movePayment } from "./move-payment.ts";

/** Cancels a payment that the bank was not given; its months may be paid by another. */
export const cancelPayment: Handler<typeof payments.cancel> = (ctx, { id, version, reason }) =>
  write(ctx, "payment.cancel", async (tx) => {
    const payment = await lockedPayment(tx, ctx, { id, act: "cancel", version });
    await tx
      .updateTable("payment_line")
      .set({ state: "cancelled" })
      .where("organization_id", "=", ctx.organizationId)
      .where("payment_id", "=", id)
      .execute();
    await tx
      .updateTable("payment_item")
      .set({ live: false })
      .where("organization_id", "=", ctx.organizationId)
      .where("payment_id", "=", id)
      .execute();
    const moved = await movePayment(tx, ctx, payment, {
      act: "cancel",
      state: "cancelled",
      reason,
    });
    return { entries: [moved.entry], result: { id, version: moved.version } };
  });
