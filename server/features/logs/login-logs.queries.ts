import { sql } from "kysely";
import { loginLogList } from "#api/logs.ts";
import { toResponse } from "#server/db/columns.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { listing } from "#server/lists/listing.ts";
import { loginLogTexts } from "#texts/logs.ts";
import { inPeriod, userNameMatches } from "./filters.ts";

/** The log of sign-ins. */
export const loginLogListing = listing(loginLogList, {
  texts: loginLogTexts,
  matching: (db, filters) => {
    const { search, method, outcome, ip } = filters;
    return db
      .selectFrom("login_log as l")
      .leftJoin("app_user as u", "u.id", "l.user_id")
      .where(inPeriod(sql.ref("l.at"), filters))
      .where((of) => of.and(conditionsOf({ "l.method": method, "l.outcome": outcome })))
      .$if(Boolean(ip), (query) => query.where("l.ip", "=", ip ?? ""))
      .$if(Boolean(search), (query) => query.where(userNameMatches(search ?? "")));
  },
  shown: (matching) =>
    matching
      .select(["l.id", "l.at", "l.method", "l.outcome", "l.ip", "l.user_agent", "l.request_id"])
      .select(["u.user_name", "u.nick_name", "u.role as area"]),
  order: { by: { at: "l.at" }, last: ["l.id"] },
  countedBy: "l.at",
  item: (row) => toResponse(row),
});
