import type { contracts } from "#api/contracts.ts";
import { refusalToTerm } from "#domain/contracts/contract.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { write } from "#server/kernel/write.ts";
import { settledThrough } from "./contract-details.queries.ts";
import { refusedAt } from "./refused-at.ts";
import { editedContract } from "./locked-contract.ts";
import { moveContract, requireMove, type Move } from "./move-contract.ts";
import { requireTermsFit, storeTermFrom, termOf } from "./store-terms.ts";

/** Resumes a suspended contract: its last term goes on from the day, as a term of its own. */
export const resumeContract: Handler<typeof contracts.resume> = (ctx, input) => {
  const { organizationId, id, from, reason } = input;
  requireNear(ctx, "from", from);
  return write(ctx, "contract.resume", async (tx) => {
    const contract = await editedContract(tx, input);
    const move: Move = { act: "resume", reason, after: { from } };
    requireMove(ctx, contract, move);
    const last = contract.terms.at(-1);
    if (!last || from <= (last.validTo ?? from)) throw refusedAt("from", "overlapping-terms");
    const refusal = refusalToTerm(termOf(id, last, from), {
      ...contract,
      settledThrough: await settledThrough(tx, organizationId, id),
    });
    if (refusal) throw refusedAt("from", refusal);
    await storeTermFrom(tx, organizationId, contract, last, from);
    await requireTermsFit(tx, organizationId, { id, employeeId: contract.employee.id });
    return moveContract(tx, ctx, contract, move);
  });
};
