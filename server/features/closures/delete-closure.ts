import type { closures } from "#api/closures.ts";
import { calendarOfBody } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { applyClosure, editedClosure } from "./change-of-closures.ts";

/** Removes a closure: its days are owed again. The ledger keeps what it was. */
export const deleteClosure: Handler<typeof closures.delete> = async (
  ctx,
  { organizationId, id, version, reason },
) => {
  const deleted = await write(ctx, "closure.delete", async (tx) => {
    const before = await editedClosure(tx, { organizationId, id, version });
    const { structureId } = before;
    const touched = await applyClosure(tx, ctx, { id, before, after: null, reason }, () =>
      tx
        .deleteFrom("closure")
        .where("organization_id", "=", organizationId)
        .where("id", "=", id)
        .execute(),
    );
    const subject = { subjectKind: "closure" as const, subjectId: id, before, after: null, reason };
    const entry = { ...subject, ...(structureId ? { structureId } : {}) };
    return { entries: [entry, ...touched], result: { id } };
  });
  calendarOfBody.forget(ctx);
  return deleted;
};
