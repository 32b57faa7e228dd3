import { v7 as uuid } from "uuid";
import type { contracts } from "#api/contracts.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { write } from "#server/kernel/write.ts";
import { contractRow, contractViolations } from "./contract-row.ts";
import { leaveAct } from "./move-contract.ts";
import { insertFirstTerm, requireTermsFit } from "./store-terms.ts";

/** Drafts a contract with its first term. Throws `refused` when the person's other contracts leave no room for it. */
export const createContract: Handler<typeof contracts.create> = (
  ctx,
  { organizationId, employeeId, ...fields },
) =>
  namingViolations(contractViolations, () => {
    requireNear(ctx, "startDate", fields.startDate);
    return write(ctx, "contract.create", async (tx) => {
      const id = uuid();
      await tx
        .insertInto("contract")
        .values({
          organization_id: organizationId,
          id,
          employee_id: employeeId,
          state: "draft",
          made_by: [ctx.actor.userId],
          ...contractRow(fields),
        })
        .execute();
      await insertFirstTerm(tx, organizationId, { id, startDate: fields.startDate }, fields);
      await leaveAct(tx, ctx, { id, state: "draft" }, "");
      await requireTermsFit(tx, organizationId, { id, employeeId });
      const after = { employeeId, ...fields };
      return {
        entries: [{ subjectKind: "contract", subjectId: id, before: null, after }],
        result: { id, version: 1 },
      };
    });
  });
