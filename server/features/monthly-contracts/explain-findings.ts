import type { InputOf, OutputOf } from "#api/call.ts";
import type { monthlyContracts } from "#api/monthly-contracts.ts";
import {
  monthsOfStructure,
  requireStructure,
  storeNotes,
} from "#server/features/verification/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";

/**
 * Leaves one note on findings of a structure's month: why they may stand. A finding that changes afterwards asks for
 * another note. Throws `not-found` when a contract is not of the structure's month.
 */
export function explainFindings(
  ctx: BodyContext,
  input: InputOf<typeof monthlyContracts.explain>,
): Promise<OutputOf<typeof monthlyContracts.explain>> {
  const { month, findings, note } = input;
  return write(ctx, "month.explain", async (tx) => {
    await requireStructure(tx, input);
    const known = new Set((await monthsOfStructure(tx, input)).map((one) => one.contractId));
    if (findings.some(({ contractId }) => !known.has(contractId))) throw new Fault("not-found");
    const entries = await storeNotes(tx, ctx, { month, findings, note });
    return { entries, result: { explained: entries.length } };
  });
}
