import { type Expression, type SqlBool, sql } from "kysely";
import { fromWrongKeyboard } from "#domain/identity/fold.ts";
import { lookAlikeOf } from "#domain/identity/greek-letters.ts";

const mostWords = 6;

/**
 * True if every word of the term appears somewhere in a column of `greek_key`: as typed, with its Latin letters read as the Greek
 * ones they look like, or as if typed with the Latin layout on. Only the first six words count; with none, every row matches.
 */
export function matchesWords(key: Expression<string>, term = ""): Expression<SqlBool> {
  const words = term.split(/\s+/).filter((word) => word !== "");
  const conditions = words.slice(0, mostWords).map((word) => {
    const readings = readingsOf(word).map(
      (reading) => sql<SqlBool>`strpos(${key}, greek_key(${reading})) > 0`,
    );
    return sql<SqlBool>`(${sql.join(readings, sql` or `)})`;
  });
  return conditions.length === 0 ? sql<SqlBool>`true` : sql.join(conditions, sql` and `);
}

function readingsOf(word: string): string[] {
  const lookAlike = word.replace(/[a-z]/gi, (letter) => lookAlikeOf(letter) ?? letter);
  return [...new Set([word, lookAlike, fromWrongKeyboard(word) ?? word])];
}
