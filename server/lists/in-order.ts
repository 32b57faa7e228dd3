import { type SelectQueryBuilder, sql } from "kysely";

/** A column to sort by; `emptyLast` where it can be empty, and what is empty comes last in either direction. */
export type SortColumn = string | { emptyLast: string };

/**
 * The order of a list: the column of each of its sorts, and `last`, which keeps equal rows in place, in either direction
 * where it begins with a plus; or, where nothing can be chosen, columns from first to last, descending where they begin
 * with a minus.
 */
export type Order<S extends string> = [S] extends [never]
  ? { always: readonly string[] }
  : { by: Readonly<Record<S, SortColumn>>; last: readonly string[] };

/**
 * Orders a list by a `sort` such as `title` or `-title`, all in one direction: as an index has the columns, which then
 * serves the first page without reading the rest. No text of a request reaches the statement.
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

/** The column of a row's id, by which every order ends. */
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
