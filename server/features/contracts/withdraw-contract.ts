import type { contracts } from "#api/contracts.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { editedContract } from "./locked-contract.ts";
import { moveContract, requireMove, type Move } from "./move-contract.ts";

/** Takes a submitted contract back to draft. */
export const withdrawContract: Handler<typeof contracts.withdraw> = (ctx, input) =>
  write(ctx, "contract.withdraw", async (tx) => {
    const contract = await editedContract(tx, input);
    const move: Move = { act: "withdraw", reason: input.reason };
    requireMove(ctx, contract, move);
    return moveContract(tx, ctx, contract, move);
  });
