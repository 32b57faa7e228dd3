import { type SelectQueryBuilder, sql } from "kysely";

/**
 * Orders a list by a `sort` such as `title` or `-title`, then by `last`, which makes the order of equal rows stable, all
 * in one direction, as in an index, which can then serve the first page without reading the rest. `columns` is the
 * call's whitelist, so no text of a request reaches the statement.
 */
export function sortedBy<DB, TB extends keyof DB, O, K extends string>(
  query: SelectQueryBuilder<DB, TB, O>,
  sort: K | `-${K}`,
  columns: Record<K, string>,
  last: string,
): SelectQueryBuilder<DB, TB, O> {
  const direction = sort.startsWith("-") ? "desc" : "asc";
  return query
    .orderBy(sql.ref(columns[columnOf(sort)]), direction)
    .orderBy(sql.ref(last), direction);
}

/** Guarantee: without its minus, a sort is a column name. */
function columnOf<K extends string>(sort: K | `-${K}`): K {
  return sort.replace(/^-/, "") as K;
}
