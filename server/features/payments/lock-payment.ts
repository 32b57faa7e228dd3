import { type RawBuilder, sql } from "kysely";
import {
  refusalToPaymentAct,
  type PaymentAct,
  type PaymentState,
} from "#domain/payments/payment.ts";
import { isSepaIban } from "#domain/payments/sepa-countries.ts";
import type { Day, Month } from "#domain/calendar/day.ts";
import { paymentRefusalTexts } from "#texts/payments.ts";
import { countOf } from "#server/db/count-of.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { hasRow } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, notFound, refused } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { lockMonths } from "./months-due.ts";

/** A locked payment. */
export type LockedPayment = {
  id: string;
  number: string;
  month: Month;
  state: PaymentState;
  createdBy: string;
  executionDate: Day | null;
  total: string;
  version: number;
};

type Key = { organizationId: string; id: string };

/**
 * Locks the payment and checks that the actor may do the act. Throws `not-found`, `changed` when someone else changed
 * it first (if a version is given), whatever the resulting state, and `refused`.
 */
export async function lockPayment(
  tx: Writer,
  ctx: BodyContext,
  request: { id: string; act: PaymentAct; version?: number },
): Promise<LockedPayment> {
  const row = await tx
    .selectFrom("payment")
    .select(["id", "number", "month", "state", "total", "version"])
    .select(["created_by as createdBy", "execution_date as executionDate"])
    .where((of) => of.and({ organization_id: ctx.organizationId, id: request.id }))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  const { state, createdBy, version } = row;
  if (request.version !== undefined && request.version !== version)
    throw new Fault("changed", {
      detail: paymentRefusalTexts.changed,
      current: { state, version },
    });
  const rejectedLines = request.act === "reissue" ? await rejectedOf(tx, ctx, request.id) : 0;
  const by = {
    role: ctx.actor.role,
    isAuthor: createdBy === ctx.actor.userId,
    hasOwnLine: await hasOwnLine(tx, ctx, request.id),
  };
  const refusal = refusalToPaymentAct(request.act, { state, rejectedLines }, by);
  if (refusal) throw refused(paymentRefusalTexts[refusal]);
  return row;
}

/**
 * Throws `refused` when a month or an account has changed since the payment was drawn up, or an account does not accept
 * SEPA credit transfers. Locks the months.
 */
export async function requirePayable(
  tx: Writer,
  { organizationId }: BodyContext,
  id: string,
): Promise<void> {
  const key = { organizationId, id };
  const months = await tx
    .selectFrom("payment_item")
    .select(["contract_id as contractId", "month"])
    .where((of) => of.and({ organization_id: organizationId, payment_id: id }))
    .execute();
  await lockMonths(tx, organizationId, months);
  const people = await changedMonths(tx, key);
  if (people.length > 0) throw refused([paymentRefusalTexts["months-changed"], ...people]);
  const moved = await changedAccounts(tx, key);
  if (moved.length > 0) throw refused([paymentRefusalTexts["accounts-changed"], ...moved]);
  const unpayable = await unpayableAccounts(tx, key);
  if (unpayable.length > 0)
    throw refused([paymentRefusalTexts["accounts-unpayable"], ...unpayable]);
}

/** People whose account does not accept SEPA credit transfers, in payments older than that check; five at most. */
export async function unpayableAccounts(
  db: Reader,
  { organizationId, id }: Key,
): Promise<string[]> {
  const lines = await db
    .selectFrom("payment_line")
    .select(["name", "iban"])
    .where((of) => of.and({ organization_id: organizationId, payment_id: id }))
    .where("amount", ">", "0")
    .orderBy("search_key")
    .execute();
  const unpayable = lines.filter(({ iban }) => !isSepaIban(iban));
  return unpayable.slice(0, 5).map(({ name }) => name);
}

/** People whose months have changed since the payment was drawn up; five at most. */
export async function changedMonths(db: Reader, { organizationId, id }: Key): Promise<string[]> {
  const { rows } = await sql<{ name: string; month: Month }>`
    select l.name, i.month from payment_item i
    join payment_line l on l.organization_id = i.organization_id and l.id = i.line_id
    join monthly_contract m on m.organization_id = i.organization_id and m.contract_id = i.contract_id and m.month = i.month
    where i.organization_id = ${organizationId} and i.payment_id = ${id}
      and (m.version <> i.month_version or m.state not in ('approved', 'paid', 'cancelled'))
    order by l.search_key limit 5
  `.execute(db);
  return rows.map(({ name, month }) => paymentRefusalTexts.changedMonth(name, month));
}

/** People whom the payment would pay to an account other than their present one; five at most. */
export function changedAccounts(db: Reader, key: Key): Promise<string[]> {
  return paidWhere(db, key, sql`l.iban <> ${ibanNow}`);
}

/**
 * People whom the payment would pay to their present account although the bank refused it in its last answer about it,
 * unless another payment has reissued that credit; five at most.
 */
export function refusedAccounts(db: Reader, key: Key): Promise<string[]> {
  const isRefused = sql`l.iban = ${ibanNow} and l.reissued_by is null and l.state <> 'paid' and 'rejected' = (
    select r.state from payment_line r
    where r.organization_id = l.organization_id and r.employee_id = l.employee_id and r.iban = l.iban
      and r.state in ('paid', 'rejected')
    order by r.answered_at desc limit 1)`;
  return paidWhere(db, key, isRefused);
}

const ibanNow = sql`replace(coalesce(e.iban, ''), ' ', '')`;

async function paidWhere(
  db: Reader,
  { organizationId, id }: Key,
  holds: RawBuilder<unknown>,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select l.name from payment_line l
    join employee e on e.organization_id = l.organization_id and e.id = l.employee_id
    where l.organization_id = ${organizationId} and l.payment_id = ${id} and l.amount > 0 and ${holds}
    order by l.search_key limit 5
  `.execute(db);
  return rows.map(({ name }) => name);
}

function rejectedOf(tx: Writer, ctx: BodyContext, paymentId: string): Promise<number> {
  return countOf(
    tx
      .selectFrom("payment_line")
      .where("organization_id", "=", ctx.organizationId)
      .where("payment_id", "=", paymentId)
      .where("state", "=", "rejected")
      .where("reissued_by", "is", null),
  );
}

/** Whether the payment has a line of the actor. */
export async function hasOwnLine(
  db: Reader,
  ctx: BodyContext,
  paymentId: string,
): Promise<boolean> {
  const { employeeId } = await ownAffairs(db, ctx);
  if (employeeId === null) return false;
  const key = { organization_id: ctx.organizationId, payment_id: paymentId };
  return hasRow(db, "payment_line", { ...key, employee_id: employeeId });
}
