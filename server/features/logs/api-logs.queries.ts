import { sql } from "kysely";
import { apiLogList } from "#api/logs.ts";
import { toResponse } from "#server/db/columns.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import type { Reader } from "#server/db/handles.ts";
import { matchesWords } from "#server/db/search.ts";
import { listing } from "#server/lists/listing.ts";
import { apiLogTexts } from "#texts/logs.ts";
import { summaryOf } from "#texts/summary-of.ts";
import { inPeriod, isOneOf } from "./filters.ts";

/** The log of calls. */
export const apiLogListing = listing(apiLogList, {
  texts: apiLogTexts,
  before: async (query, { db }) => ({ ...query, ...(await matchesOfWords(db, query.search)) }),
  matching: (db, filters) => {
    const { found, outcome, status, slowerThan, ip, organizationId } = filters;
    const [least, most] = boundsOf(outcome);
    return db
      .selectFrom("api_log as l")
      .leftJoin("app_user as u", "u.id", "l.user_id")
      .where(inPeriod(sql.ref("l.at"), filters))
      .$if(outcome !== undefined, (query) =>
        query.where("l.status", ">=", least).where("l.status", "<=", most),
      )
      .where((of) => of.and(conditionsOf({ "l.status": status, "l.organization": organizationId })))
      .$if(slowerThan !== undefined, (query) => query.where("l.duration_ms", ">=", slowerThan ?? 0))
      .$if(Boolean(ip), (query) => query.where("l.ip", "=", ip ?? ""))
      .$if(found !== undefined, (query) =>
        query.where((of) =>
          of.or([
            isOneOf("l.user_id", "uuid", found?.userIds),
            isOneOf("l.path", "text", found?.paths),
          ]),
        ),
      );
  },
  shown: (matching) =>
    matching
      .leftJoin("organization as o", "o.id", "l.organization")
      .select(["l.id", "l.at", "l.method", "l.path", "l.status", "l.duration_ms"])
      .select(["l.ip", "l.user_agent", "l.request_id", "o.description as organization"])
      .select(["u.user_name", "u.nick_name", "u.role as area"]),
  order: { by: { at: "l.at", durationMs: "l.duration_ms" }, last: ["l.id"] },
  countedBy: "l.at",
  item: (row) => ({ ...toResponse(row), path: row.path.replace(/^\/api(?=\/)/, "") }),
  values: { call: ({ path }) => summaryOf(path) ?? "" },
});

function boundsOf(outcome: "served" | "refused" | "failed" | undefined): [number, number] {
  if (outcome === "served") return [100, 399];
  return outcome === "refused" ? [400, 499] : [500, 599];
}

/** The rows of a log that the words match: those of these users, or of these paths. */
type WordMatches = { userIds: readonly string[]; paths: readonly string[] };

/**
 * The users and paths that the words match; nothing without words. A log has many rows and few of either, so its rows
 * are then found by their indexes, and none is read only to be discarded.
 */
async function matchesOfWords(
  db: Reader,
  words: string | undefined,
): Promise<{ found?: WordMatches }> {
  if (!words) return {};
  const users = db
    .selectFrom("app_user as u")
    .select("u.id")
    .where(matchesWords(sql.ref("u.search_key"), words));
  // Each step jumps to the next path by the index, however many rows have one.
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
