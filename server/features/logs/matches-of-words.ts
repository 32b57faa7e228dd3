import { sql } from "kysely";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";

/** Which rows of a log the words mean: those of these users, or of these paths. */
export type WordMatches = { userIds: readonly string[]; paths: readonly string[] };

/**
 * The users and paths that words mean; nothing without words. A log has many rows and few of either, so that its rows are
 * then found by their indexes, and none is read to be left out.
 */
export async function matchesOfWords(
  db: Reader,
  words: string | undefined,
): Promise<{ found?: WordMatches }> {
  if (!words) return {};
  const users = db
    .selectFrom("app_user as u")
    .select("u.id")
    .where(matchesWords(sql.ref("u.search_key"), words));
  // Each step goes to the next path by the index, whatever the number of rows that have one.
  const paths = sql<{ path: string }>`
    with recursive known as (
      (select path from api_log order by path limit 1)
      union all
      select (select l.path from api_log l where l.path > k.path order by l.path limit 1) from known k where k.path is not null
    )
    select path from known where strpos(lower(path), ${words.toLowerCase()}) > 0`;
  const [found, called] = [await users.execute(), await paths.execute(db)];
  const userIds = found.map(({ id }) => id);
  return { found: { userIds, paths: called.rows.map(({ path }) => path) } };
}
