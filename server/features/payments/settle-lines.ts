import { sql } from "kysely";
import { stateByLines, type LineState, type PaymentState } from "#domain/payments/payment.ts";
import { monthPaidBy } from "#texts/payments.ts";
import type { Writer } from "#server/db/handles.ts";
import type { Calculator } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import type { ContractMonth } from "./amounts-of-months.ts";
import type { LockedPayment } from "./lock-payment.ts";
import { lockMonths } from "./months-due.ts";
import { moveEach, payUnchangedMonths } from "./pay-unchanged.ts";

/** The outcome of a line, and the bank's reason if it refused. */
export type LineOutcome = { id: string; outcome: "paid" | "rejected"; code: string; text: string };

/**
 * Settles lines of a locked payment that are on their way: the months of paid lines become paid, those of rejected
 * lines may be paid again. A month that was reopened and approved again meanwhile, or set off in part, becomes paid
 * only if payments hold exactly what it is worth: otherwise its difference would not be reported. Locks the months of
 * both. Returns the resulting state of the payment and the ledger entries.
 */
export async function settleLines(
  tx: Writer,
  ctx: BodyContext,
  calculator: Calculator,
  { id: paymentId, number }: LockedPayment,
  outcomes: readonly LineOutcome[],
): Promise<{ state: PaymentState; entries: Entry[] }> {
  await noteOutcomes(tx, ctx, { paymentId, outcomes, of: ["ordered", "submitted"] });
  const lineIds = outcomes.map(({ id }) => id);
  await lockMonths(tx, ctx.organizationId, await monthsOfLines(tx, ctx, lineIds));
  const paid = await monthsOfLines(tx, ctx, idsOf(outcomes, "paid"));
  const asDrawn = paid.filter(({ mayDiffer }) => !mayDiffer);
  const differing = paid.filter(({ mayDiffer }) => mayDiffer);
  const reason = monthPaidBy(number);
  const entries = await moveEach(tx, ctx, asDrawn, { from: "approved", to: "paid", reason });
  const again = await payUnchangedMonths(tx, ctx, calculator, differing, reason);
  const counts = await countsOf(tx, ctx.organizationId, paymentId);
  return { state: stateByLines(counts), entries: [...entries, ...again.entries] };
}

/** The ids of the lines with that outcome. */
export function idsOf(outcomes: readonly LineOutcome[], what: LineOutcome["outcome"]): string[] {
  return outcomes.filter(({ outcome }) => outcome === what).map(({ id }) => id);
}

/** The lines of a payment with nothing left to transfer, as paid. */
export async function linesSetOff(
  tx: Writer,
  { organizationId }: BodyContext,
  paymentId: string,
): Promise<LineOutcome[]> {
  const lines = await tx
    .selectFrom("payment_line")
    .select("id")
    .where((of) => of.and({ organization_id: organizationId, payment_id: paymentId, amount: "0" }))
    .execute();
  return lines.map(({ id }) => ({ id, outcome: "paid", code: "", text: "" }));
}

/**
 * The months that lines pay something of, and whether what is held of each may differ from its worth: it has changed
 * since its line was drawn up, or may have been set off only in part.
 */
export async function monthsOfLines(
  tx: Writer,
  { organizationId }: BodyContext,
  lineIds: readonly string[],
): Promise<(ContractMonth & { mayDiffer: boolean })[]> {
  const { rows } = await sql<ContractMonth & { mayDiffer: boolean }>`
    select i.contract_id as "contractId", i.month, bool_or(m.version <> i.month_version or i.amount < 0) as "mayDiffer"
    from payment_item i
    join monthly_contract m on m.organization_id = i.organization_id and m.contract_id = i.contract_id and m.month = i.month
    where i.organization_id = ${organizationId} and i.line_id = any (${lineIds}::uuid[])
    group by 1, 2
  `.execute(tx);
  return rows;
}

type Outcomes = {
  paymentId: string;
  outcomes: readonly LineOutcome[];
  /** The line states in which an outcome is accepted. */
  of: readonly LineState[];
};

/** Stores the outcomes of a payment's lines; rejected lines no longer hold anything. */
export async function noteOutcomes(
  tx: Writer,
  { organizationId, now }: BodyContext,
  { paymentId, outcomes, of }: Outcomes,
): Promise<void> {
  await sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as n(id uuid, outcome text, code text, text text)
    ), settled as (
      update payment_line l set state = t.outcome, bank_code = t.code, bank_text = t.text, answered_at = ${now}
      from told t
      where l.organization_id = ${organizationId} and l.payment_id = ${paymentId} and l.id = t.id
        and l.state = any (${of}::text[])
      returning l.id, l.state
    )
    update payment_item i set live = false from settled s
    where i.organization_id = ${organizationId} and i.line_id = s.id and s.state = 'rejected'
  `.execute(tx);
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
