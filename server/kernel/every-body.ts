import type { Context } from "./context.ts";

/** Ids of every organization; only for calls of users who may see them all. */
export async function everyBody({ db }: Pick<Context, "db">): Promise<string[]> {
  const rows = await db.selectFrom("organization").select("id").execute();
  return rows.map(({ id }) => id);
}
