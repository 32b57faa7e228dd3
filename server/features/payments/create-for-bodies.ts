import { sql } from "kysely";
import type { Month } from "#domain/calendar/day.ts";
import type { OutputOf } from "#api/call.ts";
import type { payments } from "#api/payments.ts";
import { leavesOut, paymentRefusalTexts } from "#texts/payments.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext, SignedContext } from "#server/kernel/context.ts";
import { Fault, problemOf } from "#server/kernel/fault.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies, readBody } from "#server/kernel/read-body.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { createPayment, requireBegun } from "./create-payment.ts";
import { hasAccount } from "./has-account.ts";

type Output = OutputOf<typeof payments.createForBodies>;

/** Draws up a payment for each body that may have something due, each in a transaction of its own with its outcome. Throws as `createPayment` does. */
export const createForBodies: Handler<typeof payments.createForBodies> = async (ctx, { month }) => {
  requireBegun(ctx, month);
  const outcomes: Output["bodies"] = [];
  for (const { organizationId, title } of await bodiesWithSomethingDue(ctx, month)) {
    const body = { ...ctx, repeat: null, organizationId, right: null };
    try {
      const made = await createPayment(body, { organizationId, month });
      const messages = await beside(body, made.id);
      outcomes.push({ organizationId, title, outcome: "done", messages, ...made });
    } catch (error) {
      if (!(error instanceof Fault) || error.fault !== "refused") throw error;
      const messages = [String(problemOf(error, ctx.origin.requestId)["detail"])];
      const none = { id: null, lines: 0, total: "0.00" };
      outcomes.push({ organizationId, title, outcome: "refused", messages, ...none });
    }
  }
  return writeSystem(ctx, "payment.createForBodies", async () => {
    const made = outcomes.flatMap(({ id }) => id ?? []);
    const entry = entryOf("payment-month", month, { after: { made } });
    return { entry, result: { bodies: outcomes } };
  });
};

/** What whoever draws up a payment should know of it besides its sum: what it leaves out, and that no order can be made yet. */
function beside(ctx: BodyContext, paymentId: string): Promise<string[]> {
  return readBody(ctx, async (db) => {
    const excluded = await db
      .selectFrom("payment_exclusion")
      .select("reason")
      .where((of) => of.and({ organization_id: ctx.organizationId, payment_id: paymentId }))
      .orderBy("reason")
      .execute();
    const reasons = excluded.map(({ reason }) => reason);
    return [
      ...(reasons.length > 0 ? [leavesOut(reasons)] : []),
      ...((await hasAccount(db, ctx.organizationId)) ? [] : [paymentRefusalTexts["no-account"]]),
    ];
  });
}

/** Bodies with approved months, or with paid ones that may have changed, by title. */
async function bodiesWithSomethingDue(
  ctx: SignedContext,
  month: Month,
): Promise<{ organizationId: string; title: string }[]> {
  return readBodies(ctx, await everyBody(ctx), async (db) => {
    const { rows } = await sql<{ organizationId: string; title: string }>`
      select o.id as "organizationId", o.description as title from organization o
      where exists (
          select from monthly_contract m
          where m.organization_id = o.id and m.month <= ${month} and m.state in ('approved', 'paid'))
      order by o.search_key, o.id
    `.execute(db);
    return rows;
  });
}
