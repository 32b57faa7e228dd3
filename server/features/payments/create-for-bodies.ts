import { sql } from "kysely";
import type { Month } from "#domain/calendar/day.ts";
import type { ExclusionReason } from "#domain/payments/payment.ts";
import type { OutputOf } from "#api/call.ts";
import { payments } from "#api/payments.ts";
import { leavesOut, paymentRefusalTexts } from "#texts/payments.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext, SignedContext } from "#server/kernel/context.ts";
import { Fault, problemOf } from "#server/kernel/fault.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { answerPartOnce } from "#server/kernel/idempotency.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { createPayment, requireBegun } from "./create-payment.ts";
import type { StoredPayment } from "./store-payment.ts";

type Output = OutputOf<typeof payments.createForBodies>;

/**
 * Draws up a payment for each body that may have something due, each in its own transaction with its own outcome: a
 * fault in one does not hide the outcomes of the others. A repeated call returns the payments already made. Throws
 * `invalid` for a month that has not begun.
 */
export const createForBodies: Handler<typeof payments.createForBodies> = async (ctx, { month }) => {
  requireBegun(ctx, month);
  const outcomes: Output["bodies"] = [];
  for (const { organizationId, title } of await bodiesWithSomethingDue(ctx, month)) {
    const became = await outcomeOf({ ...ctx, organizationId, right: null }, month);
    outcomes.push({ organizationId, title, ...became });
  }
  const messagesByBody = await besideThem(ctx, outcomes);
  return writeSystem(ctx, "payment.createForBodies", async () => {
    const made = outcomes.flatMap(({ id }) => id ?? []);
    const entry = entryOf("payment-month", month, { after: { made } });
    const bodies = outcomes.map((one) => ({
      ...one,
      messages: messagesByBody.get(one.organizationId) ?? one.messages,
    }));
    return { entry, result: { bodies } };
  });
};

type Outcome = Omit<Output["bodies"][number], "organizationId" | "title">;

async function outcomeOf(body: BodyContext, month: Month): Promise<Outcome> {
  const none = { id: null, lines: 0, total: "0.00" };
  try {
    return { outcome: "done", messages: [], ...(await madeOnce(body, month)) };
  } catch (error) {
    if (error instanceof Fault && error.fault === "refused") {
      const messages = [String(problemOf(error, body.origin.requestId)["detail"])];
      return { outcome: "refused", messages, ...none };
    }
    const { organizationId } = body;
    body.log.error({ err: error, organizationId }, "A payment of many bodies was not drawn up");
    return { outcome: "failed", messages: [paymentRefusalTexts.failed], ...none };
  }
}

async function madeOnce(ctx: BodyContext, month: Month): Promise<StoredPayment> {
  const { organizationId } = ctx;
  const made = await answerPartOnce(ctx, organizationId, (part) =>
    createPayment(part, { organizationId, month }),
  );
  return payments.create.output.parse(made);
}

/** The reasons why each payment leaves something out, if it does. */
async function besideThem(
  ctx: SignedContext,
  outcomes: Output["bodies"],
): Promise<ReadonlyMap<string, string[]>> {
  const made = outcomes.filter(({ id }) => id !== null);
  const organizationIds = made.map(({ organizationId }) => organizationId);
  const ids = made.map(({ id }) => id);
  return readBodies(ctx, organizationIds, async (db) => {
    const { rows } = await sql<{ organizationId: string; reasons: ExclusionReason[] }>`
      select organization_id as "organizationId", array_agg(reason order by reason) as reasons
      from payment_exclusion
      where organization_id = any (${organizationIds}::uuid[]) and payment_id = any (${ids}::uuid[])
      group by 1
    `.execute(db);
    return new Map(
      rows.map(({ organizationId, reasons }) => [organizationId, [leavesOut(reasons)]]),
    );
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
