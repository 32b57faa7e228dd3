import type { InputOf, OutputOf } from "#api/call.ts";
import type { payments } from "#api/payments.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { paymentCount, paymentItems } from "./payments.queries.ts";

/** Payments of all bodies; the call lets in roles that see every one. */
export async function paymentsOfBodies(
  ctx: SignedContext,
  { skip, take, ...filter }: InputOf<typeof payments.getAllOfBodies>,
): Promise<OutputOf<typeof payments.getAllOfBodies>> {
  const organizationIds = await everyBody(ctx);
  return readBodies(ctx, organizationIds, async (db) => ({
    items: await paymentItems(db, { ...filter, organizationIds }, { skip, take }),
    total: await paymentCount(db, { ...filter, organizationIds }),
  }));
}
