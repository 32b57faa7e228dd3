import { v7 as uuid } from "uuid";
import { listViews, mostListViews } from "#api/list-views.ts";
import { countOf } from "#server/db/count-of.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import { writeSystem } from "#server/kernel/write.ts";
import { listViewTexts } from "#texts/list-views.ts";

export const listViewHandlers: Handlers<typeof listViews> = {
  /** The caller's saved views of a list, by name. */
  getAll: async ({ db, actor }, { list }) => {
    const rows = await db
      .selectFrom("list_view")
      .select(["id", "name", "search", "columns"])
      .where((of) => of.and({ user_id: actor.userId, list }))
      .orderBy("name")
      .execute();
    return listViews.getAll.output.parse({ views: rows });
  },
  /** Saves a view of a list for the actor; an earlier one with the same name is overwritten, under its own id. */
  keep: (ctx, { columns, ...view }) =>
    writeSystem(ctx, "list-view.keep", async (tx) => {
      const fields = { search: view.search, columns: JSON.stringify(columns), kept_at: ctx.now };
      const row = await tx
        .insertInto("list_view")
        .values({ ...view, ...fields, id: uuid(), user_id: ctx.actor.userId })
        .onConflict((other) => other.constraint("list_view_name").doUpdateSet(fields))
        .returning("id")
        .executeTakeFirstOrThrow();
      const count = await countOf(
        tx
          .selectFrom("list_view")
          .where((of) => of.and({ user_id: ctx.actor.userId, list: view.list })),
      );
      if (count > mostListViews) throw refused(listViewTexts.tooMany);
      return { entry: null, result: row };
    }),
  /** Renames one of the actor's views; a name that another view of the list has is refused. */
  rename: (ctx, { id, name }) =>
    namingViolations({ list_view_name: () => refused(listViewTexts.nameTaken) }, () =>
      writeSystem(ctx, "list-view.rename", async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable("list_view")
          .set({ name })
          .where((of) => of.and({ id, user_id: ctx.actor.userId }))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new Fault("not-found");
        return { entry: null, result: {} };
      }),
    ),
  /** Removes one of the actor's views. */
  remove: (ctx, { id }) =>
    writeSystem(ctx, "list-view.remove", async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom("list_view")
        .where((of) => of.and({ id, user_id: ctx.actor.userId }))
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new Fault("not-found");
      return { entry: null, result: {} };
    }),
};
