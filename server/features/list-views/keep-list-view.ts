import { v7 as uuid } from "uuid";
import { type listViews, mostListViews } from "#api/list-views.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { listViewTexts } from "#texts/list-views.ts";

/** Keeps a view of a list for the actor; one that had the name before gives way, under its own id. */
export const keepListView: Handler<typeof listViews.keep> = (ctx, { columns, ...view }) =>
  writeSystem(ctx, "list-view.keep", async (tx) => {
    const kept = { search: view.search, columns: JSON.stringify(columns), kept_at: ctx.now };
    const row = await tx
      .insertInto("list_view")
      .values({ ...view, ...kept, id: uuid(), user_id: ctx.actor.userId })
      .onConflict((other) => other.constraint("list_view_name").doUpdateSet(kept))
      .returning("id")
      .executeTakeFirstOrThrow();
    const { count } = await tx
      .selectFrom("list_view")
      .select((of) => of.fn.countAll<string>().as("count"))
      .where("user_id", "=", ctx.actor.userId)
      .where("list", "=", view.list)
      .executeTakeFirstOrThrow();
    if (Number(count) > mostListViews)
      throw new Fault("refused", { detail: listViewTexts.tooMany });
    return { entry: null, result: row };
  });
