import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { PaymentState, RecordedAct } from "#domain/payments/payment.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** An act on a payment. */
export type Act = {
  paymentId: string;
  act: RecordedAct;
  /** The resulting state. */
  state: PaymentState;
  reason: string;
  /** For the act `submit`: the stated day, if any, and the bank's reference. */
  submission?: { submittedOn: Day | null; reference: string };
};

/** Stores the row of an act: who, when, why. */
export async function recordAct(tx: Writer, ctx: BodyContext, given: Act): Promise<void> {
  const { paymentId, act, state, reason, submission } = given;
  await sql`
    insert into payment_act (organization_id, payment_id, seq, act, state, at, by_user, reason, submitted_on, reference)
    select ${ctx.organizationId}::uuid, ${paymentId}::uuid, 1 + coalesce(max(seq), 0), ${act}, ${state}, ${ctx.now},
      ${ctx.actor.userId}::uuid, ${reason}, ${submission?.submittedOn ?? null}::date, ${submission?.reference ?? ""}
    from payment_act where organization_id = ${ctx.organizationId} and payment_id = ${paymentId}
  `.execute(tx);
}
