import type { closures } from "#api/closures.ts";
import { calendarOfBody } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { applyClosure, closureRow, editedClosure } from "./change-of-closures.ts";

/** Changes a closure; days that open again and days that close are both looked at. Throws `changed` when another hand was first. */
export const updateClosure: Handler<typeof closures.update> = async (
  ctx,
  { organizationId, id, version, ...after },
) => {
  const { reason, structureId } = after;
  const saved = await write(ctx, "closure.update", async (tx) => {
    const before = await editedClosure(tx, { organizationId, id, version });
    const touched = await applyClosure(tx, ctx, { id, before, after, reason }, () =>
      tx
        .updateTable("closure")
        .set({ ...closureRow(after), version: version + 1 })
        .where("organization_id", "=", organizationId)
        .where("id", "=", id)
        .execute(),
    );
    const subject = { subjectKind: "closure" as const, subjectId: id, before, after, reason };
    const entry = { ...subject, ...(structureId ? { structureId } : {}) };
    return { entries: [entry, ...touched], result: { id, version: version + 1 } };
  });
  calendarOfBody.forget(ctx);
  return saved;
};
