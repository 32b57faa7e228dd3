import { type SelectQueryBuilder, sql } from "kysely";

/** A column to sort by; `emptyLast` if it can be null: nulls then come last in either direction. */
type SortColumn = string | { emptyLast: string };

/**
 * The order of a list: the column of each of its sorts, and `last`, which makes the order of equal rows stable (always
 * ascending with a leading plus); or, for a fixed order, columns from first to last, descending with a leading minus.
 */
export type Order<S extends string> = [S] extends [never]
  ? { always: readonly string[] }
  : { by: Readonly<Record<S, SortColumn>>; last: readonly string[] };

/**
 * Orders a list by a `sort` such as `title` or `-title`, all in one direction, like the columns of an index, which can
 * then serve the first page without reading the rest. No text of a request reaches the statement.
 */
export function inOrder<D, T extends keyof D, O>(
  query: SelectQueryBuilder<D, T, O>,
  order: Order<string> | Order<never>,
  sort: string | undefined,
): SelectQueryBuilder<D, T, O> {
  if ("always" in order) return order.always.reduce(thenBy, query);
  const isDescending = sort?.startsWith("-") ?? false;
  const column = order.by[sort?.replace(/^-/, "") ?? ""];
  if (column === undefined) throw new TypeError(`A list is not sorted by ${sort}`);
  const direction = isDescending ? "desc" : "asc";
  const first =
    typeof column === "string"
      ? query.orderBy(sql.ref(column), direction)
      : query.orderBy(sql.ref(column.emptyLast), (by) =>
          (isDescending ? by.desc() : by.asc()).nullsLast(),
        );
  return order.last.reduce(
    (sorted, last) =>
      last.startsWith("+")
        ? thenBy(sorted, last.slice(1))
        : sorted.orderBy(sql.ref(last), direction),
    first,
  );
}

/** The column of a row's id, which ends every order. */
export function idIn(order: Order<string> | Order<never>): string {
  const last = ("always" in order ? order.always : order.last).at(-1);
  if (last === undefined) throw new TypeError("An order ends in the id");
  return last.replace(/^[-+]/, "");
}

function thenBy<D, T extends keyof D, O>(
  query: SelectQueryBuilder<D, T, O>,
  column: string,
): SelectQueryBuilder<D, T, O> {
  const name = column.replace(/^-/, "");
  return query.orderBy(sql.ref(name), name === column ? "asc" : "desc");
}
