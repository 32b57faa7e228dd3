import type {
  DeleteQueryBuilder,
  DeleteResult,
  FilterObject,
  InsertObject,
  Kysely,
  SelectExpression,
  Selection,
  SelectQueryBuilder,
  UpdateObject,
  UpdateQueryBuilder,
  UpdateResult,
} from "kysely";
import { notFound } from "../kernel/fault.ts";
import type { DB } from "./database.gen.ts";
import type { Reader, Writer } from "./handles.ts";
import { inParts } from "./in-parts.ts";

type Table = keyof DB;

/** The values of columns that tell which rows are meant; a null stands for "is null". */
type Key<T extends Table> = FilterObject<DB, T>;

/** What can store rows: a transaction, or the database itself. */
type Storing = Pick<Kysely<DB>, "insertInto">;

/** The columns of the row with this key. Throws `not-found`. */
export function rowBy<T extends Table, const C extends SelectExpression<DB, T>>(
  db: Reader,
  table: T,
  key: Key<T>,
  columns: readonly C[] = [],
): Promise<Selection<DB, T, C>> {
  return rowsWith(db, table, key).select(columns).executeTakeFirstOrThrow(notFound);
}

/** Whether there is a row with this key. */
export async function hasRow<T extends Table>(db: Reader, table: T, key: Key<T>): Promise<boolean> {
  return (await rowsWith(db, table, key).select([]).limit(1).executeTakeFirst()) !== undefined;
}

/** The columns of the row with this key, which stays locked until the transaction ends. Throws `not-found`. */
export function lockRow<T extends Table, const C extends SelectExpression<DB, T>>(
  tx: Writer,
  table: T,
  key: Key<T>,
  columns: readonly C[] = [],
): Promise<Selection<DB, T, C>> {
  return rowsWith(tx, table, key).select(columns).forUpdate().executeTakeFirstOrThrow(notFound);
}

/** Guarantee: the query is of this table alone, whichever it is. */
function rowsWith<T extends Table>(db: Reader, table: T, key: Key<T>) {
  const all = db.selectFrom(table) as unknown as SelectQueryBuilder<DB, T, object>;
  return all.where((of) => of.and(key));
}

/** Stores a row. */
export async function insertRow<T extends Table>(
  db: Storing,
  table: T,
  row: InsertObject<DB, T>,
): Promise<void> {
  await db.insertInto(table).values(row).execute();
}

/** Stores rows, however many; none need no statement. */
export async function insertRows<T extends Table>(
  db: Storing,
  table: T,
  rows: readonly InsertObject<DB, T>[],
): Promise<void> {
  for (const some of inParts(rows)) await db.insertInto(table).values(some).execute();
}

/** Stores a row unless one with its key stands already. Returns whether it was stored. */
export async function insertNew<T extends Table>(
  db: Storing,
  table: T,
  row: InsertObject<DB, T>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: stored } = await db
    .insertInto(table)
    .values(row)
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  return stored === 1n;
}

/** Changes the rows with this key. Returns how many there are. */
export async function updateRows<T extends Table>(
  db: Pick<Kysely<DB>, "updateTable">,
  table: T,
  key: Key<T>,
  values: UpdateObject<DB, T>,
): Promise<number> {
  // Guarantee: the statement is of this table alone, whichever it is.
  const all = db.updateTable(table) as unknown as UpdateQueryBuilder<DB, T, T, UpdateResult>;
  const { numUpdatedRows } = await all
    .set(values)
    .where((of) => of.and(key))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Deletes the rows with this key. */
export async function deleteRows<T extends Table>(
  db: Pick<Kysely<DB>, "deleteFrom">,
  table: T,
  key: Key<T>,
): Promise<void> {
  // Guarantee: the statement is of this table alone, whichever it is.
  const all = db.deleteFrom(table) as unknown as DeleteQueryBuilder<DB, T, DeleteResult>;
  await all.where((of) => of.and(key)).execute();
}
