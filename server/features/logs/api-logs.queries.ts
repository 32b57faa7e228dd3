import { sql } from "kysely";
import { apiLogList } from "#api/logs.ts";
import { asTold } from "#server/db/columns.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { listing } from "#server/lists/listing.ts";
import { summaryOf } from "#texts/summary-of.ts";
import { apiLogTexts } from "#texts/logs.ts";
import { inPeriod, isOneOf } from "./filters.ts";
import { matchesOfWords } from "./matches-of-words.ts";

/** The log of calls. */
export const apiLogListing = listing(apiLogList, {
  texts: apiLogTexts,
  before: async (asked, { db }) => ({ ...asked, ...(await matchesOfWords(db, asked.search)) }),
  matching: (db, asked) => {
    const { found, outcome, status, slowerThan, ip, organizationId } = asked;
    const [least, most] = boundsOf(outcome);
    return db
      .selectFrom("api_log as l")
      .leftJoin("app_user as u", "u.id", "l.user_id")
      .where(inPeriod(sql.ref("l.at"), asked))
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
  item: (row) => ({ ...asTold(row), path: withoutBase(row.path) }),
  values: { call: ({ path }) => summaryOf(path) ?? "" },
});

const withoutBase = (path: string) => path.replace(/^\/api(?=\/)/, "");

function boundsOf(outcome: "served" | "refused" | "failed" | undefined): [number, number] {
  if (outcome === "served") return [100, 399];
  return outcome === "refused" ? [400, 499] : [500, 599];
}
