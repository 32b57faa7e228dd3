import { type Expression, type SqlBool, sql } from "kysely";
import { fromWrongKeyboard } from "#domain/identity/fold.ts";
import { inGreekCapitals } from "#domain/identity/greek-letters.ts";

const mostWords = 6;
const looksGreek = "ABEHIKMNOPTXYZ";

/**
 * True if every word of the term appears somewhere in a column of `greek_key`: as typed, or as if typed with the Latin layout on.
 * Latin letters count on both sides as the Greek ones they look like. Only the first six words count; with none, every row matches.
 */
export function matchesWords(key: Expression<string>, term = ""): Expression<SqlBool> {
  const words = term.split(/\s+/).filter((word) => word !== "");
  const conditions = words.slice(0, mostWords).map((word) => {
    const readings = [...new Set([word, fromWrongKeyboard(word) ?? word])].map(
      (reading) =>
        sql<SqlBool>`strpos(${bySight(key)}, ${bySight(sql`greek_key(${reading})`)}) > 0`,
    );
    return sql<SqlBool>`(${sql.join(readings, sql` or `)})`;
  });
  return conditions.length === 0 ? sql<SqlBool>`true` : sql.join(conditions, sql` and `);
}

function bySight(key: Expression<unknown>) {
  return sql`translate(${key}, ${sql.lit(looksGreek)}, ${sql.lit(inGreekCapitals(looksGreek))})`;
}
