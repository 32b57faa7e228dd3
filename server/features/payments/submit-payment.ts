import type { payments } from "#api/payments.ts";
import type { Day } from "#domain/calendar/day.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { refusalToSubmissionDay } from "#domain/payments/payment.ts";
import { paymentRefusalTexts } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import { rowBy, updateRows } from "#server/db/rows.ts";
import { type Calculator, calculatorOf } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { dayText } from "#texts/moment.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { lockPayment, type LockedPayment } from "./lock-payment.ts";
import { movePayment } from "./move-payment.ts";
import type { Act } from "./record-act.ts";
import { linesSetOff, settleLines } from "./settle-lines.ts";

/** States that the bank was given the order, on which day and with which reference. */
export const submitPayment: Handler<typeof payments.submit> = async (
  ctx,
  { id, version, submittedOn, reference },
) => {
  const calculator = await calculatorOf(ctx);
  return write(ctx, "payment.submit", async (tx) => {
    const payment = await lockPayment(tx, ctx, { id, act: "submit", version });
    const bounds = { madeOn: await orderedOn(tx, ctx, id), today: ctx.today };
    if (refusalToSubmissionDay(submittedOn, bounds))
      throw fieldFault(
        "submittedOn",
        paymentRefusalTexts.submissionRange(dayText(bounds.madeOn), dayText(bounds.today)),
      );
    const submission = { submittedOn, reference };
    return submitLines(tx, ctx, calculator, payment, { submission, reason: "" });
  });
};

/**
 * Moves a payment whose order was made, and its lines, to submitted; lines with nothing left to transfer become paid.
 * Returns what `movePayment` does.
 */
export async function submitLines(
  tx: Writer,
  ctx: BodyContext,
  calculator: Calculator,
  payment: LockedPayment,
  details: Required<Pick<Act, "submission" | "reason">>,
): ReturnType<typeof movePayment> {
  await updateRows(
    tx,
    "payment_line",
    { organization_id: ctx.organizationId, payment_id: payment.id, state: "ordered" },
    { state: "submitted" },
  );
  const setOff = await linesSetOff(tx, ctx, payment.id);
  const settled = await settleLines(tx, ctx, calculator, payment, setOff);
  const move = { act: "submit", state: "submitted", ...details } as const;
  return movePayment(tx, ctx, payment, move, settled.entries);
}

async function orderedOn(tx: Writer, ctx: BodyContext, paymentId: string): Promise<Day> {
  const key = { organization_id: ctx.organizationId, payment_id: paymentId };
  const { made_at } = await rowBy(tx, "payment_file", key, ["made_at"]);
  return dayAt(made_at.toISOString());
}
