import { v7 as uuid } from "uuid";
import type { closures } from "#api/closures.ts";
import { calendarOfBody } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { applyClosure, closureRow } from "./change-of-closures.ts";

/** Closes a structure or the body over some days. Refused over locked days and closed months. */
export const createClosure: Handler<typeof closures.create> = async (
  ctx,
  { organizationId, ...after },
) => {
  const id = uuid();
  const { reason, structureId } = after;
  const saved = await write(ctx, "closure.create", async (tx) => {
    const touched = await applyClosure(tx, ctx, { id, before: null, after, reason }, () =>
      tx
        .insertInto("closure")
        .values({ organization_id: organizationId, id, ...closureRow(after) })
        .execute(),
    );
    const subject = { subjectKind: "closure" as const, subjectId: id, before: null, after, reason };
    const entry = { ...subject, ...(structureId ? { structureId } : {}) };
    return { entries: [entry, ...touched], result: { id, version: 1 } };
  });
  calendarOfBody.forget(ctx);
  return saved;
};
