import type { payments } from "#api/payments.ts";
import { monthOf, type Month } from "#domain/calendar/day.ts";
import { excludedBy, lacksBenefit, paymentRefusalTexts } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import { type Calculator, calculatorOf } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault, refused } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { write, type Entry } from "#server/kernel/write.ts";
import type { ContractMonth } from "./amounts-of-months.ts";
import { type PaymentDraft, drawUpPayment } from "./draw-up-payment.ts";
import { type CurrentMonth, lockMonths, monthsDue, seeUnchanged } from "./months-due.ts";
import { payUnchanged } from "./pay-unchanged.ts";
import { oneAtATime, storePayment, type StoredPayment } from "./store-payment.ts";

/**
 * Draws up a payment of all that is due up to a month: approved months not yet paid, and differences of those that were.
 * The actor's own months are left out. Throws `refused` where nothing is to be paid, `invalid` for a month that has not begun.
 */
export const createPayment: Handler<typeof payments.create> = async (ctx, { month }) => {
  if (month > monthOf(ctx.today)) throw fieldFault("month", paymentRefusalTexts.monthAhead);
  const calculator = await calculatorOf(ctx);
  return write(ctx, "payment.create", async (tx) => {
    await oneAtATime(tx, ctx.organizationId);
    const months = await monthsDue(tx, { organizationId: ctx.organizationId, month });
    const { stored, entries, unchanged } = await draft(tx, ctx, calculator, {
      month,
      months,
      reissueOf: null,
    });
    await seeUnchanged(tx, ctx.organizationId, { due: months, unchanged });
    return { entries, result: stored };
  });
};

/** Stores a draft of the months, locked. Throws `refused` where nothing of them is to be paid. */
export async function draft(
  tx: Writer,
  ctx: BodyContext,
  calculator: Calculator,
  given: { month: Month; months: readonly ContractMonth[]; reissueOf: string | null },
): Promise<{ stored: StoredPayment; entries: Entry[]; unchanged: CurrentMonth[] }> {
  const { organizationId } = ctx;
  const { month, months, reissueOf } = given;
  await lockMonths(tx, organizationId, months);
  const { employeeId: own } = await ownAffairs(tx, ctx);
  const drawn = await drawUpPayment(tx, calculator, { organizationId, months, own });
  if (drawn.lines.length === 0) throw refused(whyNothing(drawn));
  const { stored, entry } = await storePayment(tx, ctx, { month, drawn, reissueOf });
  const { unchanged } = drawn;
  return { stored, entries: [entry, ...(await payUnchanged(tx, ctx, unchanged))], unchanged };
}

/** Names whom a payment waits for, where it does. */
export function whyNothing({ exclusions }: PaymentDraft): string {
  const waiting = exclusions.filter(({ reason }) => reason === "no-sickness-benefit");
  const isOwn = exclusions.some(({ reason }) => reason === "own-month");
  if (waiting.length === 0 && isOwn) return paymentRefusalTexts["only-own-due"];
  if (exclusions.length === 0) return paymentRefusalTexts["nothing-due"];
  const others = exclusions.filter(({ reason }) => reason !== "no-sickness-benefit");
  return [
    ...(others.length === 0
      ? []
      : [paymentRefusalTexts["nothing-payable"], excludedBy(others.map(({ reason }) => reason))]),
    ...waiting.map(({ month, days }) => lacksBenefit(month.name, days)),
  ].join(". ");
}
