import type { monthlyContracts } from "#api/monthly-contracts.ts";
import {
  beginCheck,
  findingsOfContracts,
  monthsOfStructure,
  requireStructure,
  storeChecks,
} from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";

/**
 * Asks the rules of a structure's month again and keeps what they say for the board. Changes nothing of the months, and
 * may be repeated. Throws `not-found` for a foreign structure.
 */
export const checkMonths: Handler<typeof monthlyContracts.check> = async (ctx, input) => {
  const { organizationId, month } = input;
  const begun = await beginCheck(ctx);
  return write(ctx, "month.check", async (tx) => {
    await requireStructure(tx, input);
    const months = await monthsOfStructure(tx, input);
    const contractIds = months.map(({ contractId }) => contractId);
    const findings = await findingsOfContracts(ctx, tx, { contractIds, month, levels: "all" });
    await storeChecks(tx, { organizationId, month, contractIds, findings, begun });
    return { entries: [], result: { checked: contractIds.length } };
  });
};
