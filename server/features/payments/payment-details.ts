import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import type { payments } from "#api/payments.ts";
import { mayAct } from "#domain/access.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { nextTargetDay } from "#domain/payments/target-days.ts";
import type { LineState, PaymentState } from "#domain/payments/payment.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, orNotFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import {
  changedAccounts,
  changedMonths,
  hasOwnLine,
  refusedAccounts,
  unpayableAccounts,
} from "./lock-payment.ts";
import { paymentListings } from "./payments.queries.ts";
import { storedReport } from "./read-answer.ts";
import { refusalToReissue } from "./reissue.ts";

type Key = InputOf<typeof payments.getById>;

/** A payment with its acts, its order and the bank's answers. Throws `not-found`. */
export async function paymentDetails(ctx: BodyContext, key: Key): Promise<PaymentDetails> {
  const calculator = await calculatorOf(ctx);
  return readBody(ctx, async (db) => {
    const payment = await paymentListings.ofBody.one(
      db,
      { organizationId: key.organizationId, sort: "-createdAt" },
      ctx,
      key.id,
    );
    if (!payment) throw new Fault("not-found");
    const { createdBy, debtorIban, ...more } = await furtherDetails(db, key);
    return {
      ...payment,
      ...more,
      isOwn: createdBy === ctx.actor.userId,
      hasOwnLine: await hasOwnLine(db, ctx, key.id),
      debtorIban,
      changedMonths: isBeforeOrder(payment) ? await changedMonths(db, key) : [],
      changedAccounts: isBeforeBank(payment) ? await changedAccounts(db, key) : [],
      unpayableAccounts: isBeforeOrder(payment) ? await unpayableAccounts(db, key) : [],
      refusedAccounts:
        isBeforeBank(payment) || payment.rejectedLines > 0 ? await refusedAccounts(db, key) : [],
      reissueRefusal:
        payment.rejectedLines > 0 && mayAct(ctx.actor.role, "payment.make", null)
          ? await refusalToReissue(db, ctx, calculator, key.id)
          : null,
      earliestExecution: nextTargetDay(ctx.today),
      file: await fileOf(db, key),
      acts: await actsOf(db, key),
      answers: await answersOf(db, key),
    };
  });
}

/** An order's content is final; later changes go into the next payment's difference. */
function isBeforeOrder({ state }: { state: PaymentState }): boolean {
  return state === "draft" || state === "approved";
}

/** Until the bank has the order, a payment to an outdated account can be cancelled. */
function isBeforeBank(payment: { state: PaymentState }): boolean {
  return isBeforeOrder(payment) || payment.state === "ordered";
}

async function furtherDetails(db: Reader, { organizationId, id }: Key) {
  const { rows } = await sql<{
    createdBy: string;
    debtorIban: string | null;
    differences: number;
    paidTotal: string;
    rejectedTotal: string;
    reissueOf: { id: string; number: string } | null;
  }>`
    select p.created_by as "createdBy", o.debtor_iban as "debtorIban",
      (select count(*)::int from payment_item i
        where i.organization_id = p.organization_id and i.payment_id = p.id and i.seq > 0) as differences,
      ${amountOf("paid")} as "paidTotal", ${amountOf("rejected")} as "rejectedTotal",
      (select json_build_object('id', r.id, 'number', r.number) from payment r
        where r.organization_id = p.organization_id and r.id = p.reissue_of) as "reissueOf"
    from payment p join organization o on o.id = p.organization_id
    where p.organization_id = ${organizationId} and p.id = ${id}
  `.execute(db);
  return orNotFound(rows[0]);
}

function amountOf(state: LineState) {
  return sql`(select coalesce(sum(l.amount), 0)::numeric(14, 2)::text from payment_line l
    where l.organization_id = p.organization_id and l.payment_id = p.id and l.state = ${state})`;
}

async function fileOf(db: Reader, { organizationId, id }: Key): Promise<PaymentDetails["file"]> {
  const row = await db
    .selectFrom("payment_file")
    .select(["name", "message_id", "digest", "made_at"])
    .where((of) => of.and({ organization_id: organizationId, payment_id: id }))
    .executeTakeFirst();
  if (!row) return null;
  const file = toResponse(row);
  return { ...file, madeOn: dayAt(file.madeAt) };
}

async function actsOf(db: Reader, { organizationId, id }: Key): Promise<PaymentDetails["acts"]> {
  const rows = await db
    .selectFrom("payment_act as a")
    .innerJoin("app_user as u", "u.id", "a.by_user")
    .select([
      "a.act",
      "a.state",
      "a.at",
      "u.nick_name as by",
      "a.reason",
      "a.submitted_on",
      "a.reference",
    ])
    .where((of) => of.and({ "a.organization_id": organizationId, "a.payment_id": id }))
    .orderBy("a.seq")
    .execute();
  // Guarantee: every act stores a valid state of its payment.
  return rows.map(({ submitted_on: submittedOn, reference, ...row }) => ({
    ...toResponse(row),
    state: row.state as PaymentState,
    submission: row.act === "submit" ? { submittedOn, reference } : null,
  }));
}

async function answersOf(
  db: Reader,
  { organizationId, id }: Key,
): Promise<PaymentDetails["answers"]> {
  const rows = await db
    .selectFrom("payment_answer as a")
    .innerJoin("app_user as u", "u.id", "a.by_user")
    .select([
      "a.id",
      "a.message_id",
      "a.group_status",
      "a.received_at",
      "u.nick_name as by",
      storedReport.as("report"),
    ])
    .where((of) => of.and({ "a.organization_id": organizationId, "a.payment_id": id }))
    .orderBy("a.received_at", "desc")
    .orderBy("a.id", "desc")
    .limit(50)
    .execute();
  return rows.map((row) => toResponse(row));
}
