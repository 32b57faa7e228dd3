import type { UnlockReasonFields, UnlockReasonItem } from "#api/unlock-reasons.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { unlockReasonOf } from "./unlock-reasons.queries.ts";

/** Changes a reason for unlocking. Throws `not-found`, or `changed` with what stands when another hand was first. */
export async function changeUnlockReason(
  ctx: SignedContext,
  act: LedgerAct,
  { code, version }: { code: string; version: number },
  fieldsFrom: (before: UnlockReasonFields) => UnlockReasonFields,
): Promise<{ id: string; version: number }> {
  return writeSystem(ctx, act, async (tx) => {
    const row = await tx
      .selectFrom("unlock_reason")
      .selectAll()
      .where("code", "=", code)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new Fault("not-found");
    const held = unlockReasonOf(row, ctx.today);
    if (held.version !== version) throw new Fault("changed", { current: held });
    const before = fieldsOf(held);
    const fields = fieldsFrom(before);
    await tx
      .updateTable("unlock_reason")
      .set({
        title: fields.title,
        hint: fields.hint,
        sort_order: fields.sortOrder,
        valid_to: fields.validTo,
        version: version + 1,
      })
      .where("code", "=", code)
      .execute();
    return {
      entry: { subjectKind: "unlock-reason", subjectId: code, before, after: fields },
      result: { id: code, version: version + 1 },
    };
  });
}

function fieldsOf({ title, hint, sortOrder, validTo }: UnlockReasonItem): UnlockReasonFields {
  return { title, hint, sortOrder, validTo };
}
