import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import { matchesWords } from "#server/db/search.ts";

type Period = { from?: Day | undefined; to?: Day | undefined };

/** True for an instant within the days of Athens, both included; a bound left out is open. */
export function inPeriod(at: Expression<unknown>, { from, to }: Period): RawBuilder<SqlBool> {
  const since = from === undefined ? sql`true` : sql`${at} >= ${instantAt(from, 0)}::timestamptz`;
  const until =
    to === undefined ? sql`true` : sql`${at} < ${instantAt(addDays(to, 1), 0)}::timestamptz`;
  return sql<SqlBool>`(${since} and ${until})`;
}

/** True if the words occur in the name of the user, aliased `u`. */
export function userNameMatches(words: string): Expression<SqlBool> {
  return sql<SqlBool>`(u.id is not null and ${matchesWords(sql.ref("u.search_key"), words)})`;
}

/** True where a column is one of the values. */
export function isOneOf(
  column: string,
  type: "uuid" | "text",
  values: readonly string[] = [],
): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any (${values}::${sql.raw(type)}[])`;
}
