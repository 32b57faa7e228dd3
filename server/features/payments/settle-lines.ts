import { sql } from "kysely";
import { stateByLines, type PaymentState } from "#domain/payments/payment.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthPaidBy } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import { lockedMonths, moveMonths } from "#server/features/month-acts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import { lockMonths } from "./months-due.ts";

/** What became of a line, and the bank's reason where it refused. */
export type LineOutcome = { id: string; outcome: "paid" | "rejected"; code: string; text: string };

/**
 * Settles lines of a locked payment that are on their way: the months of those paid are paid, those of the rejected may be
 * paid again. Gives the state that the payment comes to and the entries for the ledger.
 */
export async function settleLines(
  tx: Writer,
  ctx: BodyContext,
  paymentId: string,
  outcomes: readonly LineOutcome[],
): Promise<{ state: PaymentState; entries: Entry[] }> {
  const { organizationId } = ctx;
  await sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as n(id uuid, outcome text, code text, text text)
    ), settled as (
      update payment_line l set state = t.outcome, bank_code = t.code, bank_text = t.text, answered_at = ${ctx.now}
      from told t
      where l.organization_id = ${organizationId} and l.payment_id = ${paymentId} and l.id = t.id
        and l.state in ('ordered', 'submitted')
      returning l.id, l.state
    )
    update payment_item i set live = false from settled s
    where i.organization_id = ${organizationId} and i.line_id = s.id and s.state = 'rejected'
  `.execute(tx);
  const paid = outcomes.filter(({ outcome }) => outcome === "paid").map(({ id }) => id);
  const entries = await payMonths(tx, ctx, paid);
  const counts = await countsOf(tx, organizationId, paymentId);
  return { state: stateByLines(counts), entries };
}

/** The lines of a payment of which nothing is left to transfer, as paid. */
export async function linesSetOff(
  tx: Writer,
  { organizationId }: BodyContext,
  paymentId: string,
): Promise<LineOutcome[]> {
  const lines = await tx
    .selectFrom("payment_line")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("payment_id", "=", paymentId)
    .where("amount", "=", "0")
    .execute();
  return lines.map(({ id }) => ({ id, outcome: "paid", code: "", text: "" }));
}

async function payMonths(
  tx: Writer,
  ctx: BodyContext,
  lineIds: readonly string[],
): Promise<Entry[]> {
  const { organizationId } = ctx;
  const { rows } = await sql<{ contractId: string; month: Month; number: string }>`
    select distinct i.contract_id as "contractId", i.month, p.number
    from payment_item i join payment p on p.organization_id = i.organization_id and p.id = i.payment_id
    where i.organization_id = ${organizationId} and i.line_id = any (${lineIds}::uuid[])
  `.execute(tx);
  await lockMonths(tx, organizationId, rows);
  const entries: Entry[] = [];
  for (const [month, ofMonth] of Map.groupBy(rows, (row) => row.month)) {
    const contractIds = ofMonth.map(({ contractId }) => contractId);
    const locked = await lockedMonths(tx, { organizationId, month, contractIds });
    const approved = locked.filter(({ state }) => state === "approved");
    const to = { month, state: "paid", reason: monthPaidBy(ofMonth[0]?.number ?? "") } as const;
    entries.push(...(await moveMonths(tx, ctx, approved, to)));
  }
  return entries;
}

async function countsOf(tx: Writer, organizationId: string, paymentId: string) {
  const { rows } = await sql<Parameters<typeof stateByLines>[0]>`
    select count(*) filter (where state = 'ordered')::int as ordered,
      count(*) filter (where state = 'submitted')::int as submitted,
      count(*) filter (where state = 'paid')::int as paid, count(*) filter (where state = 'rejected')::int as rejected
    from payment_line where organization_id = ${organizationId} and payment_id = ${paymentId}
  `.execute(tx);
  return rows[0] ?? { ordered: 0, submitted: 0, paid: 0, rejected: 0 };
}
