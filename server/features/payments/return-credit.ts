import { sql } from "kysely";
import type { payments } from "#api/payments.ts";
import { decimalToCents } from "#domain/money.ts";
import { isPaidBack } from "#domain/payments/recovery.ts";
import { monthReturnedBy, paymentRefusalTexts } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import { rowBy } from "#server/db/rows.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { refused } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { keyOf, type ContractMonth } from "./amounts-of-months.ts";
import { lockPayment } from "./lock-payment.ts";
import { isUnderWay, lockMonths } from "./months-due.ts";
import { movePayment } from "./move-payment.ts";
import { oweAgain } from "./pay-unchanged.ts";
import { monthsOfLines, noteOutcomes } from "./settle-lines.ts";
import { oneAtATime } from "./store-payment.ts";
import { recoveryInForce } from "./month-entries.ts";

/**
 * States that a paid credit came back: its line is rejected with the given reason, and its months are owed again,
 * through a reissue or the next payment, except those for which payments hold their full amount without it. The reason
 * is stored only with the line, where an erasure of the person finds it. Throws `not-found`; and `refused` for a line
 * that was not paid or transferred nothing; while another payment of its months is under way, since it was drawn up as
 * if they were paid and would mark them as paid; and if part of the credit was given back, since the same money would
 * be owed twice.
 */
export const returnCredit: Handler<typeof payments.returnCredit> = async (
  ctx,
  { id, version, lineId, reason },
) => {
  const calculator = await calculatorOf(ctx);
  return write(ctx, "payment.return", async (tx) => {
    await oneAtATime(tx, ctx.organizationId);
    const payment = await lockPayment(tx, ctx, { id, act: "return", version });
    const amount = await requirePaid(tx, ctx, { paymentId: id, lineId });
    await requireNoOther(tx, ctx, lineId);
    await requireNotGivenBack(tx, ctx, lineId);
    const outcome = { id: lineId, outcome: "rejected", code: "", text: reason } as const;
    await noteOutcomes(tx, ctx, { paymentId: id, outcomes: [outcome], of: ["paid"] });
    const months = await monthsOfLines(tx, ctx, [lineId]);
    await lockMonths(tx, ctx.organizationId, months);
    const why = monthReturnedBy(payment.number);
    const entries = await oweAgain(tx, ctx, calculator, months, why);
    const credit = { line: lineId, amount };
    const move = { act: "return", state: payment.state, reason: "", credit } as const;
    return movePayment(tx, ctx, payment, move, entries);
  });
};

async function requirePaid(
  tx: Writer,
  { organizationId }: BodyContext,
  { paymentId, lineId }: { paymentId: string; lineId: string },
): Promise<string> {
  const key = { organization_id: organizationId, payment_id: paymentId, id: lineId };
  const { state, amount } = await rowBy(tx, "payment_line", key, ["state", "amount"]);
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
      and ${isUnderWay}
    join payment p on p.organization_id = l.organization_id and p.id = l.payment_id
    where i.organization_id = ${organizationId} and i.line_id = ${lineId} limit 1
  `.execute(tx);
  if (rows[0]) throw refused(paymentRefusalTexts.otherUnderWay(rows[0].number));
}

async function requireNotGivenBack(
  tx: Writer,
  { organizationId }: BodyContext,
  lineId: string,
): Promise<void> {
  const { rows } = await sql<ContractMonth & { lineId: string | null; amount: string }>`
    with moved as (
      select o.contract_id, o.month, o.line_id, o.amount, p.created_at as at, p.id
      from payment_item o join payment p on p.organization_id = o.organization_id and p.id = o.payment_id
      where o.organization_id = ${organizationId} and o.live
      union all
      select r.contract_id, r.month, null, -r.amount, r.at, r.id from payment_recovery r
      where r.organization_id = ${organizationId} and ${recoveryInForce}
    )
    select m.contract_id as "contractId", m.month, m.line_id as "lineId", m.amount::text
    from moved m join payment_item i on i.organization_id = ${organizationId} and i.line_id = ${lineId}
      and i.contract_id = m.contract_id and i.month = m.month
    order by m.at, m.id
  `.execute(tx);
  const moved = rows.map((row) => ({ ...row, cents: decimalToCents(row.amount) ?? 0 }));
  const byMonth = [...Map.groupBy(moved, keyOf).values()];
  if (byMonth.some((ofMonth) => isPaidBack(lineId, ofMonth)))
    throw refused(paymentRefusalTexts.givenBack);
}
