import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { Month } from "#domain/calendar/day.ts";
import { centsToDecimal } from "#domain/money.ts";
import { countOf } from "#server/db/count-of.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";
import { totalOf, type PaymentDraft } from "./draw-up-payment.ts";
import { recordAct } from "./record-act.ts";
import { entriesOfMonth } from "./month-entries.ts";

/** A payment that was just stored. */
export type StoredPayment = { id: string; lines: number; total: string };

/** Serializes the creation of a body's payments: numbers have no gaps and no month is drawn up twice. */
export async function oneAtATime(tx: Writer, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${organizationId}`}, 0))`.execute(
    tx,
  );
}

/** Stores a payment as a draft, with its first act. Returns its ledger entry. */
export async function storePayment(
  tx: Writer,
  ctx: BodyContext,
  given: { month: Month; drawn: PaymentDraft; reissueOf: string | null },
): Promise<{ stored: StoredPayment; entry: Entry }> {
  const { organizationId, now } = ctx;
  const { month, drawn, reissueOf } = given;
  const id = uuid();
  const total = totalOf(drawn.lines);
  const number = await nextNumber(tx, organizationId, month);
  await insertRow(tx, "payment", {
    ...inColumns({ organizationId, id, number, month, reissueOf, total }),
    state: "draft",
    created_by: ctx.actor.userId,
    created_at: now,
    line_count: drawn.lines.length,
  });
  await storeLines(tx, organizationId, id, drawn);
  await storeExclusions(tx, organizationId, id, drawn);
  await recordAct(tx, ctx, { paymentId: id, act: "create", state: "draft", reason: "" });
  const after = { number, month, total, lines: drawn.lines.length, reissueOf };
  return {
    stored: { id, lines: drawn.lines.length, total },
    entry: entryOf("payment", id, { after }),
  };
}

async function nextNumber(tx: Writer, organizationId: string, month: Month): Promise<string> {
  const made = await countOf(
    tx.selectFrom("payment").where((of) => of.and({ organization_id: organizationId, month })),
  );
  return `${month}/${made + 1}`;
}

async function storeLines(
  tx: Writer,
  organizationId: string,
  paymentId: string,
  { lines }: PaymentDraft,
): Promise<void> {
  const linesWithIds = lines.map((line) => ({ ...line, id: uuid() }));
  const lineRows = linesWithIds.map(({ id, employeeId, name, iban, cents }) => ({
    id,
    employee_id: employeeId,
    name,
    iban,
    amount: centsToDecimal(cents),
  }));
  const itemRows = linesWithIds.flatMap(({ id, items }) =>
    items.map(({ month, seq, cents, worth, isWhole }) => ({
      id: uuid(),
      line_id: id,
      contract_id: month.contractId,
      month: month.month,
      seq,
      amount: centsToDecimal(cents),
      worth: centsToDecimal(worth.cents),
      steps: worth.steps,
      month_version: month.version,
      seen_before: month.ledgerSeen,
      is_whole: isWhole,
    })),
  );
  await sql`
    insert into payment_line (organization_id, payment_id, id, employee_id, name, iban, amount, state)
    select ${organizationId}::uuid, ${paymentId}::uuid, n.id, n.employee_id, n.name, n.iban, n.amount, 'planned'
    from jsonb_to_recordset(${JSON.stringify(lineRows)}::jsonb) as n(id uuid, employee_id uuid, name text, iban text, amount numeric)
  `.execute(tx);
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(itemRows)}::jsonb) as n(id uuid, line_id uuid, contract_id uuid,
        month text, seq integer, amount numeric, worth numeric, steps jsonb, month_version integer, seen_before bigint, is_whole boolean)
    ), stored as (
      insert into payment_item (organization_id, id, payment_id, line_id, contract_id, month, seq, amount, worth, steps,
        month_version, ledger_seen)
      select ${organizationId}::uuid, g.id, ${paymentId}::uuid, g.line_id, g.contract_id, g.month, g.seq, g.amount, g.worth,
        g.steps, g.month_version,
        -- Of a difference that is not set off whole the causes stay to be seen, so that the next payment finds the rest.
        case when g.is_whole then (select coalesce(max(id), 0) from ledger_entry where organization_id = ${organizationId})
          else coalesce(g.seen_before, 0) end
      from given g returning id
    ), again as (
      update payment_line l set reissued_by = g.line_id
      from given g
      join payment_item o on o.organization_id = ${organizationId} and o.contract_id = g.contract_id and o.month = g.month
        and not o.live
      where l.organization_id = ${organizationId} and l.id = o.line_id and l.state = 'rejected' and l.reissued_by is null
    )
    insert into payment_item_cause (organization_id, item_id, ledger_id)
    select distinct ${organizationId}::uuid, g.id, e.id
    from given g
    join stored s on s.id = g.id
    join lateral ${entriesOfMonth(organizationId, {
      contractId: sql`g.contract_id`,
      month: sql`g.month`,
      after: sql`g.seen_before`,
    })} e on true
    where g.seq > 0
  `.execute(tx);
}

async function storeExclusions(
  tx: Writer,
  organizationId: string,
  paymentId: string,
  { exclusions }: PaymentDraft,
): Promise<void> {
  const rows = exclusions.map(({ month, reason, cents, days }) => ({
    contract_id: month.contractId,
    month: month.month,
    reason,
    amount: centsToDecimal(cents),
    days,
  }));
  await sql`
    insert into payment_exclusion (organization_id, payment_id, contract_id, month, reason, amount, days)
    select ${organizationId}::uuid, ${paymentId}::uuid, n.contract_id, n.month, n.reason, n.amount, n.days
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(contract_id uuid, month text, reason text,
      amount numeric, days date[])
  `.execute(tx);
}
