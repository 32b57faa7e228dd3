import type { InputOf } from "#api/call.ts";
import type { contracts } from "#api/contracts.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { write } from "#server/kernel/write.ts";
import { editedContract } from "./locked-contract.ts";
import { moveContract, requireMove, type Move, type Moved } from "./move-contract.ts";

/** Takes a submitted contract back to draft. */
export function withdrawContract(
  ctx: BodyContext,
  input: InputOf<typeof contracts.withdraw>,
): Promise<Moved> {
  return write(ctx, "contract.withdraw", async (tx) => {
    const contract = await editedContract(tx, input);
    const move: Move = { act: "withdraw", reason: input.reason };
    requireMove(ctx, contract, move);
    return moveContract(tx, ctx, contract, move);
  });
}
