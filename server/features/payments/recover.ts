import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { payments } from "#api/payments.ts";
import { firstDay, type Day } from "#domain/calendar/day.ts";
import { centsToDecimal, decimalToCents } from "#domain/money.ts";
import { refusalToRecovery } from "#domain/payments/recovery.ts";
import { paymentRefusalTexts } from "#texts/payments.ts";
import { monthRecovered, monthRecoveryWithdrawn, recoveryRefusalTexts } from "#texts/recoveries.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertNew, insertRow, rowBy } from "#server/db/rows.ts";
import { calculatorOf } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, orNotFound, refused } from "#server/kernel/fault.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import type { ContractMonth } from "./amounts-of-months.ts";
import { differencesOfHeldMonths } from "./differences-of-months.ts";
import { currentMonths, lockMonths } from "./months-due.ts";
import { paidFrom } from "./paid-from.ts";
import { oweAgain, payUnchangedMonths } from "./pay-unchanged.ts";
import { oneAtATime } from "./store-payment.ts";

/**
 * States that part of a month's overpayment was given back, which reduces what payments hold of the month. If nothing
 * is left to wait for, the month is paid. Throws `not-found`, `changed` if the waiting sum differs from the one read,
 * `refused` while a payment of the month is under way, and as `refusalToRecovery` at the field.
 */
export const recover: Handler<typeof payments.recover> = async (ctx, input) => {
  const { organizationId, contractId, month, amount, recoveredOn, reference } = input;
  const calculator = await calculatorOf(ctx);
  return write(ctx, "payment.recover", async (tx) => {
    const of = { contractId, month };
    await lockMonth(tx, ctx, of);
    const [found] = await differencesOfHeldMonths(tx, calculator, { organizationId, months: [of] });
    const waitingCents = Math.max(0, -(found?.cents ?? 0));
    const waits = centsToDecimal(-waitingCents);
    if (waits !== input.waits)
      throw new Fault("changed", { detail: paymentRefusalTexts.waitsOther, current: { waits } });
    const stated = { cents: decimalToCents(amount) ?? 0, recoveredOn };
    const from = await paidFromOf(tx, ctx, of);
    const refusal = refusalToRecovery(stated, { waitingCents, paidFrom: from, today: ctx.today });
    if (refusal) {
      const { field, text } = recoveryRefusalTexts[refusal];
      throw fieldFault(field, text(from));
    }
    const id = uuid();
    await insertRow(tx, "payment_recovery", {
      ...inColumns({ organizationId, id, contractId, month, amount, recoveredOn, reference }),
      by_user: ctx.actor.userId,
      at: ctx.now,
    });
    const after = { contractId, month, amount, recoveredOn, reference };
    const paid = await payUnchangedMonths(tx, ctx, calculator, [of], monthRecovered);
    return {
      entries: [entryOf("payment-recovery", id, { after }), ...paid.entries],
      result: { id },
    };
  });
};

/**
 * Withdraws an erroneous statement of this kind: the difference, if any, waits again, and the next payment finds it.
 * Throws `not-found`, and `refused` if it was already withdrawn or a payment of the month is under way.
 */
export const withdrawRecovery: Handler<typeof payments.withdrawRecovery> = async (
  ctx,
  { organizationId, recoveryId: id, reason },
) => {
  const calculator = await calculatorOf(ctx);
  return write(ctx, "payment.withdrawRecovery", async (tx) => {
    const key = { organization_id: organizationId, id };
    const columns = ["contract_id as contractId", "month", "amount"] as const;
    const before = await rowBy(tx, "payment_recovery", key, columns);
    await lockMonth(tx, ctx, before);
    const row = { ...key, reason, by_user: ctx.actor.userId, at: ctx.now };
    if (!(await insertNew(tx, "payment_recovery_withdrawal", row)))
      throw refused(paymentRefusalTexts.recoveryWithdrawn);
    const entry = entryOf("payment-recovery", id, { before, reason });
    const months = await oweAgain(tx, ctx, calculator, [before], monthRecoveryWithdrawn);
    return { entries: [entry, ...months], result: { id } };
  });
};

/** Locks the month against new payments of it. Throws `not-found`, and `refused` if a payment of it is under way. */
async function lockMonth(tx: Writer, { organizationId }: BodyContext, of: ContractMonth) {
  await oneAtATime(tx, organizationId);
  await lockMonths(tx, organizationId, [of]);
  const [current] = await currentMonths(tx, organizationId, [of]);
  if (orNotFound(current).onItsWay) throw refused(paymentRefusalTexts.monthUnderWay);
}

async function paidFromOf(tx: Writer, { organizationId }: BodyContext, of: ContractMonth) {
  const key = { contractId: sql`${of.contractId}::uuid`, month: sql`${of.month}` };
  const { rows } = await sql<{ day: Day | null }>`
    select ${paidFrom(sql`${organizationId}::uuid`, key)} as day`.execute(tx);
  return rows[0]?.day ?? firstDay(of.month);
}
