import type { unlocks } from "#api/unlocks.ts";
import { closedMonths } from "#server/features/month-acts/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { notFound } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { contractsTouched } from "./contracts-touched.ts";

/** The closed months of which a grant of the request would let records be changed. 404 for another body's request. */
export const monthsUnderRequest: Handler<typeof unlocks.getClosedMonths> = (
  ctx,
  { organizationId, id },
) =>
  readBody(ctx, async (db) => {
    const row = await db
      .selectFrom("unlock_request")
      .select(["structure_id", "contract_id", "from_day", "to_day"])
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .executeTakeFirstOrThrow(notFound);
    const scope = {
      structureId: row.structure_id,
      contractId: row.contract_id,
      from: row.from_day,
      to: row.to_day,
    };
    const touched = await contractsTouched(db, organizationId, scope);
    return { months: await closedMonths(db, { organizationId, ...touched }) };
  });
