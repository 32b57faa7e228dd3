import { sql } from "kysely";
import type { payments } from "#api/payments.ts";
import type { Month } from "#domain/calendar/day.ts";
import { decimalToCents } from "#domain/money.ts";
import { monthReturnedBy, paymentRefusalTexts } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import { lockedMonths, moveMonths } from "#server/features/month-acts/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { notFound, refused } from "#server/kernel/fault.ts";
import { write, type Entry } from "#server/kernel/write.ts";
import type { ContractMonth } from "./amounts-of-months.ts";
import { lockPayment, type LockedPayment } from "./lock-payment.ts";
import { lockMonths } from "./months-due.ts";
import { movePayment } from "./move-payment.ts";
import { settleLines } from "./settle-lines.ts";

/**
 * States that a credit which was paid came back: its line is rejected with what was said of it, and its months are owed again,
 * by a new issue or by the next payment. Throws `not-found`, and `refused` for a line that was not paid, or of which nothing was transferred.
 */
export const returnCredit: Handler<typeof payments.returnCredit> = (
  ctx,
  { id, version, lineId, reason },
) =>
  write(ctx, "payment.return", async (tx) => {
    const payment = await lockPayment(tx, ctx, { id, act: "return", version });
    await requirePaid(tx, ctx, { paymentId: id, lineId });
    const entries = await oweAgain(tx, ctx, payment, await rejectLine(tx, ctx, lineId, reason));
    const { state } = await settleLines(tx, ctx, id, []);
    const moved = await movePayment(tx, ctx, payment, { act: "return", state, reason });
    return { entries: [moved.entry, ...entries], result: { id, version: moved.version } };
  });

async function requirePaid(
  tx: Writer,
  { organizationId }: BodyContext,
  { paymentId, lineId }: { paymentId: string; lineId: string },
): Promise<void> {
  const { state, amount } = await tx
    .selectFrom("payment_line")
    .select(["state", "amount"])
    .where("organization_id", "=", organizationId)
    .where("payment_id", "=", paymentId)
    .where("id", "=", lineId)
    .executeTakeFirstOrThrow(notFound);
  if (state !== "paid" || decimalToCents(amount) === 0)
    throw refused(paymentRefusalTexts["nothing-returned"]);
}

async function rejectLine(
  tx: Writer,
  { organizationId, now }: BodyContext,
  lineId: string,
  reason: string,
): Promise<ContractMonth[]> {
  const { rows } = await sql<ContractMonth>`
    with returned as (
      update payment_line set state = 'rejected', bank_code = '', bank_text = left(${reason}, 300), answered_at = ${now}
      where organization_id = ${organizationId} and id = ${lineId}
      returning id
    )
    update payment_item i set live = false from returned r
    where i.organization_id = ${organizationId} and i.line_id = r.id
    returning i.contract_id as "contractId", i.month
  `.execute(tx);
  return rows;
}

async function oweAgain(
  tx: Writer,
  ctx: BodyContext,
  { number }: LockedPayment,
  months: readonly ContractMonth[],
): Promise<Entry[]> {
  const { organizationId } = ctx;
  await lockMonths(tx, organizationId, months);
  const entries: Entry[] = [];
  for (const [month, ofMonth] of Map.groupBy(months, (one): Month => one.month)) {
    const contractIds = ofMonth.map(({ contractId }) => contractId);
    const locked = await lockedMonths(tx, { organizationId, month, contractIds });
    const paid = locked.filter(({ state }) => state === "paid");
    const to = { month, state: "approved", reason: monthReturnedBy(number) } as const;
    entries.push(...(await moveMonths(tx, ctx, paid, to)));
  }
  return entries;
}
