import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { ApiLogItem, apiLogs } from "#api/logs.ts";
import type { Role } from "#domain/access.ts";
import type { Reader } from "#server/db/handles.ts";
import { sortedAsIndexed } from "#server/db/sorting.ts";
import { rowsIn, type Stretch } from "#server/db/stretch.ts";
import { inPeriod, mostCounted, named } from "./filters.ts";

/** Which calls a list shows, and in what order. */
export type ApiLogFilter = Omit<InputOf<typeof apiLogs.getAll>, "skip" | "take">;

/** How many calls pass the filter; counted to 100,000. */
export async function apiLogCount(db: Reader, filter: ApiLogFilter): Promise<number> {
  const { total } = await db
    .selectFrom(matching(db, filter).select("l.id").limit(mostCounted).as("found"))
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A stretch of the calls that pass the filter. */
export async function apiLogItems(
  db: Reader,
  filter: ApiLogFilter,
  stretch: Stretch,
): Promise<ApiLogItem[]> {
  const columns = { at: "l.at", durationMs: "l.duration_ms" };
  const rows = await rowsIn(
    sortedAsIndexed(itemsOf(db, filter), filter.sort, columns, "l.id"),
    stretch,
  );
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    method: row.method,
    path: withoutBase(row.path),
    status: row.status,
    durationMs: row.duration_ms,
    organization: row.organization,
    userName: row.user_name,
    nickName: row.nick_name,
    // Guarantee: a check of the table keeps the column `role` to the roles.
    area: row.role as Role | null,
    ip: row.ip,
    userAgent: row.user_agent,
    requestId: row.request_id,
  }));
}

const withoutBase = (path: string) => path.replace(/^\/api(?=\/)/, "");

function matching(db: Reader, filter: ApiLogFilter) {
  const { search, outcome, status, slowerThan, ip, organizationId } = filter;
  const [least, most] = boundsOf(outcome);
  return db
    .selectFrom("api_log as l")
    .leftJoin("app_user as u", "u.id", "l.user_id")
    .where(inPeriod(sql.ref("l.at"), filter))
    .$if(outcome !== undefined, (query) =>
      query.where("l.status", ">=", least).where("l.status", "<=", most),
    )
    .$if(status !== undefined, (query) => query.where("l.status", "=", status ?? 0))
    .$if(slowerThan !== undefined, (query) => query.where("l.duration_ms", ">=", slowerThan ?? 0))
    .$if(Boolean(ip), (query) => query.where("l.ip", "=", ip ?? ""))
    .$if(organizationId !== undefined, (query) =>
      query.where("l.organization", "=", organizationId ?? ""),
    )
    .$if(Boolean(search), (query) =>
      query.where((of) =>
        of.or([
          named(search ?? ""),
          sql<boolean>`strpos(lower(l.path), ${(search ?? "").toLowerCase()}) > 0`,
        ]),
      ),
    );
}

function itemsOf(db: Reader, filter: ApiLogFilter) {
  return matching(db, filter)
    .leftJoin("organization as o", "o.id", "l.organization")
    .select(["l.id", "l.at", "l.method", "l.path", "l.status", "l.duration_ms"])
    .select(["l.ip", "l.user_agent", "l.request_id", "o.description as organization"])
    .select(["u.user_name", "u.nick_name", "u.role"]);
}

function boundsOf(outcome: ApiLogFilter["outcome"]): [number, number] {
  if (outcome === "served") return [100, 399];
  return outcome === "refused" ? [400, 499] : [500, 599];
}
