import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { absenceCount } from "./absences.queries.ts";
import { askingReasons } from "./asking-reasons.ts";

/** Absences whose document has not come, and those of them for which it is late; the list counts the same. */
export async function documentsAwaited(
  ctx: BodyContext,
  db: Reader,
): Promise<{ due: number; overdue: number }> {
  const asking = { reasons: await askingReasons(ctx, db), today: ctx.today };
  const all = { organizationId: ctx.organizationId, sort: "dueOn" } as const;
  return {
    due: await absenceCount(db, { ...all, state: "due" }, asking),
    overdue: await absenceCount(db, { ...all, state: "overdue" }, asking),
  };
}
