import { listViews } from "#api/list-views.ts";
import type { Handler } from "#server/kernel/bind.ts";

/** What the one who asks keeps of a list, by name. */
export const listViewsOf: Handler<typeof listViews.getAll> = async ({ db, actor }, { list }) => {
  const rows = await db
    .selectFrom("list_view")
    .select(["id", "name", "search", "columns"])
    .where("user_id", "=", actor.userId)
    .where("list", "=", list)
    .orderBy("name")
    .execute();
  return listViews.getAll.output.parse({ views: rows });
};
