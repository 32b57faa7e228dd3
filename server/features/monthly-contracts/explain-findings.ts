import type { monthlyContracts } from "#api/monthly-contracts.ts";
import {
  monthsOfStructure,
  requireStructure,
  storeNotes,
} from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";

/**
 * Leaves one note on findings of a structure's month: why they may stand. A finding that changes afterwards asks for
 * another note. Throws `not-found` when a contract is not of the structure's month.
 */
export const explainFindings: Handler<typeof monthlyContracts.explain> = (ctx, input) => {
  const { month, findings, note } = input;
  return write(ctx, "month.explain", async (tx) => {
    await requireStructure(tx, input);
    const known = new Set((await monthsOfStructure(tx, input)).map((one) => one.contractId));
    if (findings.some(({ contractId }) => !known.has(contractId))) throw new Fault("not-found");
    const entries = await storeNotes(tx, ctx, { month, findings, note });
    return { entries, result: { explained: entries.length } };
  });
};
