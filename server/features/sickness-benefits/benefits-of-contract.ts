import type { InputOf, OutputOf } from "#api/call.ts";
import type { sicknessBenefits } from "#api/sickness-benefits.ts";
import { requireContract } from "#server/features/contracts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { benefitsOf } from "./benefits.queries.ts";

/** The benefits in force of a contract. Throws `not-found` for another body's contract. */
export function benefitsOfContract(
  ctx: BodyContext,
  input: InputOf<typeof sicknessBenefits.getOfContract>,
): Promise<OutputOf<typeof sicknessBenefits.getOfContract>> {
  const { organizationId, contractId } = input;
  return readBody(ctx, async (db) => {
    await requireContract(db, { organizationId, contractId });
    const rows = await benefitsOf(db, organizationId, [contractId]);
    return {
      benefits: rows.map(({ contractId: _contract, at, ...row }) => ({
        ...row,
        at: at.toISOString(),
      })),
    };
  });
}
