import type { contracts } from "#api/contracts.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { lockedContracts } from "./locked-contract.ts";
import { requireMove } from "./move-contract.ts";

/** Removes a draft or a rejected contract; the ledger keeps what it was. */
export const deleteContract: Handler<typeof contracts.delete> = (ctx, { organizationId, id }) =>
  write(ctx, "contract.delete", async (tx) => {
    const [contract] = await lockedContracts(tx, organizationId, [id]);
    if (!contract) throw new Fault("not-found");
    requireMove(ctx, contract, { act: "delete", reason: "" });
    await tx
      .deleteFrom("contract")
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .execute();
    return {
      entries: [{ subjectKind: "contract", subjectId: id, before: contract, after: null }],
      result: { deleted: true },
    };
  });
