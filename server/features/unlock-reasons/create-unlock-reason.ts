import type { InputOf, OutputOf } from "#api/call.ts";
import type { unlockReasons } from "#api/unlock-reasons.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { reasonRefusals } from "#texts/absence-reasons.ts";

/** Adds a reason for unlocking. Throws `invalid` where its code is taken. */
export async function createUnlockReason(
  ctx: SignedContext,
  { code, ...fields }: InputOf<typeof unlockReasons.create>,
): Promise<OutputOf<typeof unlockReasons.create>> {
  return writeSystem(ctx, "unlock-reason.create", async (tx) => {
    const { title, hint, sortOrder, validTo } = fields;
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto("unlock_reason")
      .values({ code, title, hint, sort_order: sortOrder, valid_to: validTo })
      .onConflict((on) => on.doNothing())
      .executeTakeFirst();
    if (added !== 1n) throw fieldFault("code", reasonRefusals["code-taken"]);
    return {
      entry: { subjectKind: "unlock-reason", subjectId: code, before: null, after: fields },
      result: { id: code, version: 1 },
    };
  });
}
