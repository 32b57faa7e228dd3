import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { LoginLogItem, loginLogs } from "#api/logs.ts";
import type { Role } from "#domain/access.ts";
import type { Reader } from "#server/db/handles.ts";
import { sortedAsIndexed } from "#server/db/sorting.ts";
import { rowsIn, type Stretch } from "#server/db/stretch.ts";
import { inPeriod, mostCounted, named } from "./filters.ts";

/** Which sign-ins a list shows, and in what order. */
export type LoginLogFilter = Omit<InputOf<typeof loginLogs.getAll>, "skip" | "take">;

/** How many sign-ins pass the filter; counted to 100,000. */
export async function loginLogCount(db: Reader, filter: LoginLogFilter): Promise<number> {
  const { total } = await db
    .selectFrom(matching(db, filter).select("l.id").limit(mostCounted).as("found"))
    .select((of) => of.fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A stretch of the sign-ins that pass the filter. */
export async function loginLogItems(
  db: Reader,
  filter: LoginLogFilter,
  stretch: Stretch,
): Promise<LoginLogItem[]> {
  const found = matching(db, filter)
    .select(["l.id", "l.at", "l.method", "l.outcome", "l.ip", "l.user_agent", "l.request_id"])
    .select(["u.user_name", "u.nick_name", "u.role"]);
  const rows = await rowsIn(sortedAsIndexed(found, filter.sort, { at: "l.at" }, "l.id"), stretch);
  return rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    // Guarantee: checks of the tables keep these columns to their words.
    method: row.method as LoginLogItem["method"],
    outcome: row.outcome as LoginLogItem["outcome"],
    area: row.role as Role | null,
    userName: row.user_name,
    nickName: row.nick_name,
    ip: row.ip,
    userAgent: row.user_agent,
    requestId: row.request_id,
  }));
}

function matching(db: Reader, filter: LoginLogFilter) {
  const { search, method, outcome, ip } = filter;
  return db
    .selectFrom("login_log as l")
    .leftJoin("app_user as u", "u.id", "l.user_id")
    .where(inPeriod(sql.ref("l.at"), filter))
    .$if(method !== undefined, (query) => query.where("l.method", "=", method ?? ""))
    .$if(outcome !== undefined, (query) => query.where("l.outcome", "=", outcome ?? ""))
    .$if(Boolean(ip), (query) => query.where("l.ip", "=", ip ?? ""))
    .$if(Boolean(search), (query) => query.where(named(search ?? "")));
}
