import type { listViews } from "#api/list-views.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { listViewTexts } from "#texts/list-views.ts";

/** Gives a view of the actor's another name; a name that another of the list has is refused. */
export const renameListView: Handler<typeof listViews.rename> = (ctx, { id, name }) =>
  namingViolations(
    { list_view_name: () => new Fault("refused", { detail: listViewTexts.nameTaken }) },
    () =>
      writeSystem(ctx, "list-view.rename", async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable("list_view")
          .set({ name })
          .where("id", "=", id)
          .where("user_id", "=", ctx.actor.userId)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new Fault("not-found");
        return { entry: null, result: {} };
      }),
  );
