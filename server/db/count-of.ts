import { type SelectQueryBuilder, sql } from "kysely";

/** How many rows a query finds. */
export async function countOf<D, T extends keyof D>(
  found: SelectQueryBuilder<D, T, object>,
): Promise<number> {
  const { count } = await found
    .select(sql`count(*)::int`.as("count"))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  return count;
}
