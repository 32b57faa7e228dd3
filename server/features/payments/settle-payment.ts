import type { payments } from "#api/payments.ts";
import { refusalToSettlement } from "#domain/payments/payment.ts";
import { dayText } from "#texts/moment.ts";
import { paymentRefusalTexts } from "#texts/payments.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { lockedPayment } from "./locked-payment.ts";
import { movePayment } from "./move-payment.ts";
import { settleLines } from "./settle-lines.ts";

/**
 * States that every line without an answer was paid, for banks that answer only what they refuse; why is asked. Throws
 * `refused` before the day on which the bank is to carry the order out.
 */
export const settlePayment: Handler<typeof payments.settle> = (ctx, { id, version, reason }) =>
  write(ctx, "payment.settle", async (tx) => {
    const payment = await lockedPayment(tx, ctx, { id, act: "settle", version });
    const { executionDate } = payment;
    if (executionDate !== null && refusalToSettlement(executionDate, ctx.today))
      throw new Fault("refused", {
        detail: paymentRefusalTexts.settledFrom(dayText(executionDate)),
      });
    const waiting = await tx
      .selectFrom("payment_line")
      .select("id")
      .where("organization_id", "=", ctx.organizationId)
      .where("payment_id", "=", id)
      .where("state", "=", "submitted")
      .execute();
    const outcomes = waiting.map(
      (line) => ({ id: line.id, outcome: "paid", code: "", text: "" }) as const,
    );
    const { state, entries } = await settleLines(tx, ctx, id, outcomes);
    const moved = await movePayment(tx, ctx, payment, { act: "settle", state, reason });
    return { entries: [moved.entry, ...entries], result: { id, version: moved.version } };
  });
