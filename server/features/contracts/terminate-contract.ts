import type { contracts } from "#api/contracts.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { write } from "#server/kernel/write.ts";
import { cutAfter, requireAgreed } from "./cut-after.ts";
import { refusedAt } from "./refused-at.ts";
import { editedContract } from "./locked-contract.ts";
import { moveContract, requireMove, type Move } from "./move-contract.ts";
import { requireNothingBeyond } from "./require-nothing-beyond.ts";
import { cutTerms } from "./store-terms.ts";

/** Ends a contract early, `lastDay` its last. Refused while a later day is recorded or its month submitted. */
export const terminateContract: Handler<typeof contracts.terminate> = (ctx, input) => {
  const { organizationId, id, lastDay, reason } = input;
  requireNear(ctx, "lastDay", lastDay);
  return write(ctx, "contract.terminate", async (tx) => {
    const contract = await editedContract(tx, input);
    const { startDate, endDate } = contract;
    const cut = cutAfter(contract, lastDay);
    const move: Move = {
      act: "terminate",
      reason,
      before: { endDate, ...cut.before },
      after: { endDate: lastDay },
    };
    requireMove(ctx, contract, move);
    if (lastDay < startDate || lastDay > (endDate ?? lastDay))
      throw refusedAt("lastDay", "outside-contract");
    await requireNothingBeyond(tx, organizationId, id, { field: "lastDay", lastDay });
    requireAgreed(cut, input);
    await cutTerms(tx, organizationId, id, lastDay);
    await tx
      .updateTable("contract")
      .set({ end_date: lastDay })
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .execute();
    return moveContract(tx, ctx, contract, move);
  });
};
