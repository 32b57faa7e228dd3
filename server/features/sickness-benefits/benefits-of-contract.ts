import type { sicknessBenefits } from "#api/sickness-benefits.ts";
import { asTold } from "#server/db/columns.ts";
import { requireContract } from "#server/features/contracts/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { benefitsOf } from "./benefits.queries.ts";

/** The benefits in force of a contract. Throws `not-found` for another body's contract. */
export const benefitsOfContract: Handler<typeof sicknessBenefits.getOfContract> = (ctx, input) => {
  const { organizationId, contractId } = input;
  return readBody(ctx, async (db) => {
    await requireContract(db, { organizationId, contractId });
    const rows = await benefitsOf(db, organizationId, [contractId]);
    return { benefits: rows.map(({ contractId: _contract, ...row }) => asTold(row)) };
  });
};
