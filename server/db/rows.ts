import type { InsertObject, Kysely } from "kysely";
import type { DB } from "./database.gen.ts";
import { inParts } from "./in-parts.ts";

type Table = keyof DB;

/** What can store rows: a transaction, or the database itself. */
type Storing = Pick<Kysely<DB>, "insertInto">;

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
