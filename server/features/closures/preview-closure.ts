import { v7 as uuid } from "uuid";
import type { closures } from "#api/closures.ts";
import { effectOf } from "#server/features/calendar-changes/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { calendarChangeOf } from "./change-of-closures.ts";
import { closureOf } from "./closures.queries.ts";

/** What would follow from a closure, its change or its removal. Refuses what saving it would refuse at its fields. */
export const previewClosure: Handler<typeof closures.preview> = (
  ctx,
  { organizationId, id, closure },
) =>
  readBody(ctx, async (db) => {
    const before = id === null ? null : await closureOf(db, organizationId, id);
    if (before === undefined) throw new Fault("not-found");
    const change = { id: id ?? uuid(), before, after: closure };
    return effectOf(db, ctx, await calendarChangeOf(db, ctx, change));
  });
