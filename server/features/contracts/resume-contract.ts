import type { InputOf } from "#api/call.ts";
import type { contracts } from "#api/contracts.ts";
import { refusalToTerm } from "#domain/contracts/contract.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { contractRefusals } from "#texts/contracts.ts";
import { settledThrough } from "./contract-details.queries.ts";
import { editedContract } from "./locked-contract.ts";
import { moveContract, requireMove, type Move, type Moved } from "./move-contract.ts";
import { requireTermsFit, storeTermFrom, termOf } from "./store-terms.ts";

/** Resumes a suspended contract: its last term goes on from the day, as a term of its own. */
export function resumeContract(
  ctx: BodyContext,
  input: InputOf<typeof contracts.resume>,
): Promise<Moved> {
  const { organizationId, id, from, reason } = input;
  return write(ctx, "contract.resume", async (tx) => {
    const contract = await editedContract(tx, input);
    const move: Move = { act: "resume", reason, after: { from } };
    requireMove(ctx, contract, move);
    const last = contract.terms.at(-1);
    if (!last || from <= (last.validTo ?? from))
      throw fieldFault("from", contractRefusals["overlapping-terms"]);
    const refusal = refusalToTerm(termOf(id, last, from), {
      ...contract,
      settledThrough: await settledThrough(tx, organizationId, id),
    });
    if (refusal) throw fieldFault("from", contractRefusals[refusal]);
    await storeTermFrom(tx, organizationId, contract, last, from);
    await requireTermsFit(tx, organizationId, { id, employeeId: contract.employee.id });
    return moveContract(tx, ctx, contract, move);
  });
}
