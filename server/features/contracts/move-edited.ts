import type { ContractOut } from "#api/contract-fields.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { type Entry, write } from "#server/kernel/write.ts";
import { editedContract } from "./lock-contracts.ts";
import { moveContract, requireMove, type Move, type MoveOutcome } from "./move-contract.ts";

/** What the ledger entry of a change says of the contract, and the entries of its months. */
type Change = Pick<Move, "before" | "after" | "to"> & { entries?: Entry[] };

/** Brings an edited contract to another state if the actor may; `change` makes the related changes and returns what the entry says. */
export function moved(
  ctx: BodyContext,
  act: "withdraw" | "reject" | "suspend" | "resume" | "extend" | "terminate" | "reinstate",
  input: { organizationId: string; id: string; version: number; reason: string },
  change?: (tx: Writer, contract: ContractOut) => Promise<Change>,
): Promise<MoveOutcome> {
  return write(ctx, `contract.${act}`, async (tx) => {
    const contract = await editedContract(tx, input);
    const move = { act, reason: input.reason };
    requireMove(ctx, contract, move);
    const { entries: further = [], ...details } = (await change?.(tx, contract)) ?? {};
    const { entries, result } = await moveContract(tx, ctx, contract, { ...move, ...details });
    return { entries: [...entries, ...further], result };
  });
}
