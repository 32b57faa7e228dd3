import type { contracts } from "#api/contracts.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { editedContract } from "./locked-contract.ts";
import { moveContract, requireMove, type Move } from "./move-contract.ts";

/** Refuses a submitted contract, with the reason. */
export const rejectContract: Handler<typeof contracts.reject> = (ctx, input) =>
  write(ctx, "contract.reject", async (tx) => {
    const contract = await editedContract(tx, input);
    const move: Move = { act: "reject", reason: input.reason };
    requireMove(ctx, contract, move);
    return moveContract(tx, ctx, contract, move);
  });
