import type { listViews } from "#api/list-views.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";

/** Removes a view of the actor's. */
export const removeListView: Handler<typeof listViews.remove> = (ctx, { id }) =>
  writeSystem(ctx, "list-view.remove", async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("list_view")
      .where("id", "=", id)
      .where("user_id", "=", ctx.actor.userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Fault("not-found");
    return { entry: null, result: {} };
  });
