import type { contracts } from "#api/contracts.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { write } from "#server/kernel/write.ts";
import { cutAfter, requireAgreed } from "./cut-after.ts";
import { refusedAt } from "./refused-at.ts";
import { editedContract } from "./locked-contract.ts";
import { moveContract, requireMove, type Move } from "./move-contract.ts";
import { cutTerms } from "./store-terms.ts";
import { requireNothingBeyond } from "./require-nothing-beyond.ts";

/** Suspends a contract from a day on: its terms end on the eve, so that it owes nothing until it is resumed. */
export const suspendContract: Handler<typeof contracts.suspend> = (ctx, input) => {
  const { organizationId, id, from, reason } = input;
  requireNear(ctx, "from", from);
  return write(ctx, "contract.suspend", async (tx) => {
    const contract = await editedContract(tx, input);
    const eve = addDays(from, -1);
    const cut = cutAfter(contract, eve);
    const move: Move = { act: "suspend", reason, before: cut.before, after: { from } };
    requireMove(ctx, contract, move);
    if (eve < contract.startDate) throw refusedAt("from", "suspended-from-start");
    if (from > (contract.endDate ?? from)) throw refusedAt("from", "outside-contract");
    await requireNothingBeyond(tx, organizationId, id, { field: "from", lastDay: eve });
    requireAgreed(cut, input);
    await cutTerms(tx, organizationId, id, eve);
    return moveContract(tx, ctx, contract, move);
  });
};
