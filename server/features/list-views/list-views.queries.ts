import type { InputOf, OutputOf } from "#api/call.ts";
import { listViews } from "#api/list-views.ts";
import type { SignedContext } from "#server/kernel/context.ts";

/** What the one who asks keeps of a list, by name. */
export async function listViewsOf(
  { db, actor }: SignedContext,
  { list }: InputOf<typeof listViews.getAll>,
): Promise<OutputOf<typeof listViews.getAll>> {
  const rows = await db
    .selectFrom("list_view")
    .select(["id", "name", "search", "columns"])
    .where("user_id", "=", actor.userId)
    .where("list", "=", list)
    .orderBy("name")
    .execute();
  return listViews.getAll.output.parse({ views: rows });
}
