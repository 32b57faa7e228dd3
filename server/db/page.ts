import {
  CompiledQuery,
  type SelectQueryBuilder,
  type Simplify,
  sql,
  type Transaction,
} from "kysely";
import type { DB } from "./database.gen.ts";

/** Which rows of a sorted list are read: a page, or the next batch of a cursor for a file. */
export type Page = { skip: number; take: number } | Cursor;

/** A list that is read once from end to end, whatever its length. */
type Cursor = {
  /** The next rows of the list; the query is used only on the first call. Fewer rows than a batch are the last. */
  next: <D, T extends keyof D, O>(list: SelectQueryBuilder<D, T, O>) => Promise<Simplify<O>[]>;
  /** How many rows the list has; known after the first read. Stops counting beyond `mostCounted`. */
  total: () => number;
};

const mostCounted = 1_000_000;

/** The rows of a sorted list on the given page. */
export function rowsIn<D, T extends keyof D, O>(
  list: SelectQueryBuilder<D, T, O>,
  page: Page,
): Promise<Simplify<O>[]> {
  return "next" in page ? page.next(list) : list.offset(page.skip).limit(page.take).execute();
}

/** A database cursor in the transaction, closed when that ends; `batch` rows are fetched at a time. */
export function cursorIn(tx: Transaction<DB>, batch: number): Cursor {
  let total: number | null = null;
  const open = async <D, T extends keyof D, O>(list: SelectQueryBuilder<D, T, O>) => {
    const counted = await sql<{ total: number }>`
      select count(*)::int as total from (${list.clearOrderBy().limit(mostCounted + 1)}) as list`.execute(
      tx,
    );
    const { sql: text, parameters } = list.compile();
    const declared = `declare list no scroll cursor for ${text}`;
    await tx.executeQuery(CompiledQuery.raw(declared, [...parameters]));
    return counted.rows[0]?.total ?? 0;
  };
  return {
    total: () => total ?? 0,
    next: async <D, T extends keyof D, O>(list: SelectQueryBuilder<D, T, O>) => {
      total ??= await open(list);
      const { rows } = await sql<Simplify<O>>`fetch forward ${sql.lit(batch)} from list`.execute(
        tx,
      );
      return rows;
    },
  };
}
