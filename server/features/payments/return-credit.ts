import { sql } from "kysely";
import type { payments } from "#api/payments.ts";
import { decimalToCents } from "#domain/money.ts";
import { monthReturnedBy, paymentRefusalTexts } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { notFound, refused } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { lockPayment } from "./lock-payment.ts";
import { movePayment } from "./move-payment.ts";
import { moveMonthsOf, noteOutcomes } from "./settle-lines.ts";
import { oneAtATime } from "./store-payment.ts";
import { recoveryStands } from "./told-of-months.ts";

/**
 * States that a credit which was paid came back: its line is rejected with what was said of it, and its months are owed again,
 * by a new issue or by the next payment. What was said stands at the line alone, where an erasure of the person finds it. Throws
 * `not-found`, and `refused` for a line that was not paid, of which nothing was transferred, of whose months another payment
 * is under way: it was drawn up as if they were paid, and would call them so, or of which a recovery stands: the same money
 * would be owed twice.
 */
export const returnCredit: Handler<typeof payments.returnCredit> = (
  ctx,
  { id, version, lineId, reason },
) =>
  write(ctx, "payment.return", async (tx) => {
    await oneAtATime(tx, ctx.organizationId);
    const payment = await lockPayment(tx, ctx, { id, act: "return", version });
    const amount = await requirePaid(tx, ctx, { paymentId: id, lineId });
    await requireNoOther(tx, ctx, lineId);
    await requireNoRecovery(tx, ctx, lineId);
    const outcome = { id: lineId, outcome: "rejected", code: "", text: reason } as const;
    await noteOutcomes(tx, ctx, { paymentId: id, outcomes: [outcome], of: ["paid"] });
    const months = await moveMonthsOf(tx, ctx, [lineId], {
      from: "paid",
      to: "approved",
      reasonOf: monthReturnedBy,
    });
    const moved = await movePayment(tx, ctx, payment, {
      act: "return",
      state: payment.state,
      reason: "",
      credit: { line: lineId, amount },
    });
    return { entries: [moved.entry, ...months], result: { id, version: moved.version } };
  });

async function requirePaid(
  tx: Writer,
  { organizationId }: BodyContext,
  { paymentId, lineId }: { paymentId: string; lineId: string },
): Promise<string> {
  const { state, amount } = await tx
    .selectFrom("payment_line")
    .select(["state", "amount"])
    .where("organization_id", "=", organizationId)
    .where("payment_id", "=", paymentId)
    .where("id", "=", lineId)
    .executeTakeFirstOrThrow(notFound);
  if (state !== "paid" || decimalToCents(amount) === 0)
    throw refused(paymentRefusalTexts["nothing-returned"]);
  return amount;
}

async function requireNoOther(
  tx: Writer,
  { organizationId }: BodyContext,
  lineId: string,
): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    select p.number from payment_item i
    join payment_item o on o.organization_id = i.organization_id and o.contract_id = i.contract_id and o.month = i.month
      and o.live and o.line_id <> i.line_id
    join payment_line l on l.organization_id = o.organization_id and l.id = o.line_id
      and l.state in ('planned', 'ordered', 'submitted')
    join payment p on p.organization_id = l.organization_id and p.id = l.payment_id
    where i.organization_id = ${organizationId} and i.line_id = ${lineId} limit 1
  `.execute(tx);
  if (rows[0]) throw refused(paymentRefusalTexts.otherUnderWay(rows[0].number));
}

async function requireNoRecovery(
  tx: Writer,
  { organizationId }: BodyContext,
  lineId: string,
): Promise<void> {
  const { rows } = await sql`
    select from payment_item i
    join payment_recovery r on r.organization_id = i.organization_id and r.contract_id = i.contract_id and r.month = i.month
    where i.organization_id = ${organizationId} and i.line_id = ${lineId} and ${recoveryStands} limit 1
  `.execute(tx);
  if (rows.length > 0) throw refused(paymentRefusalTexts.recoveryStands);
}
