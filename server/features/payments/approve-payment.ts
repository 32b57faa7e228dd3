import type { payments } from "#api/payments.ts";
import { confirmPassword } from "#server/features/sign-in/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { lockedPayment, requireMonthsUnchanged } from "./locked-payment.ts";
import { movePayment } from "./move-payment.ts";

/**
 * Approves a draft: another person than the one who made it, after giving the password again. Refused when one of its
 * months was changed since.
 */
export const approvePayment: Handler<typeof payments.approve> = async (
  ctx,
  { id, version, password },
) => {
  await confirmPassword(ctx, password);
  return write(ctx, "payment.approve", async (tx) => {
    const payment = await lockedPayment(tx, ctx, { id, act: "approve", version });
    await requireMonthsUnchanged(tx, ctx, id);
    const moved = await movePayment(tx, ctx, payment, {
      act: "approve",
      state: "approved",
      reason: "",
      approvedBy: ctx.actor.userId,
    });
    return { entries: [moved.entry], result: { id, version: moved.version } };
  });
};
