import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from "kysely";
import type { DB } from "#server/db/database.gen.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import type { World } from "./world.ts";

type Table = keyof DB;
type Row<T extends Table> = Selectable<DB[T]>;
type Owner = Pick<World, "owner">;

/** Column values, each a single one or any of several. A body's rows need the `organization_id`, else none is visible. */
type Where<T extends Table> = { [C in keyof Row<T>]?: Row<T>[C] | readonly Row<T>[C][] };

/** Inserts one or more rows, bypassing the calls. */
export async function addRows<T extends Table>(
  world: Owner,
  table: T,
  rows: Insertable<DB[T]> | readonly Insertable<DB[T]>[],
): Promise<void> {
  const added: readonly object[] = Array.isArray(rows) ? rows : [rows];
  await within(world, added, (tx) => tx.insertInto<string>(table).values(added).execute());
}

/** Rows as they are stored, to read or change behind the application's back. */
export function rowsWhere<T extends Table>(world: Owner, table: T, where: Where<T>) {
  const tableName: string = table;
  const select = async <C extends keyof Row<T> & string>(columns: readonly C[], by?: C) => {
    const rows = await within(world, [where], (tx) => {
      const found = tx.selectFrom(tableName).where(isLike(where));
      const chosen = columns.length === 0 ? found.selectAll() : found.select(columns);
      return (by ? chosen.orderBy(by) : chosen).execute();
    });
    // Guarantee: the requested columns, with the table's types.
    return rows as Pick<Row<T>, C>[];
  };
  const read = <C extends keyof Row<T> & string = keyof Row<T> & string>(
    ...columns: readonly C[]
  ) => select(columns);
  const readOne = async <C extends keyof Row<T> & string = keyof Row<T> & string>(
    ...columns: readonly C[]
  ) => {
    const [row] = await read(...columns);
    if (!row) throw new Error(`No row of ${table} is like that`);
    return row;
  };
  return {
    /** Complete rows if no column is given. */
    read,
    /** Ordered by the first of the columns. */
    readInOrder: <C extends keyof Row<T> & string>(by: C, ...columns: readonly C[]) =>
      select([by, ...columns], by),
    /** The first of them. Throws if there is none. */
    readOne,
    /** Throws if there is none. */
    change: async (to: Updateable<DB[T]>): Promise<void> => {
      const { numUpdatedRows } = await within(world, [where], (tx) =>
        tx.updateTable(tableName).set(to).where(isLike(where)).executeTakeFirstOrThrow(),
      );
      if (numUpdatedRows === 0n) throw new Error(`No row of ${table} is like that`);
    },
    remove: async (): Promise<void> => {
      await within(world, [where], (tx) => tx.deleteFrom(tableName).where(isLike(where)).execute());
    },
  };
}

type Plain = Record<string, Record<string, unknown>>;

/** Row-level security binds the owner too: the `organization_id` in `values` determines which rows may be touched. */
function within<R>(
  { owner }: Owner,
  values: readonly object[],
  work: (tx: Kysely<Plain>) => Promise<R>,
): Promise<R> {
  const bodies = values.flatMap((one) => Reflect.get(one, "organization_id") ?? []);
  // Guarantee: the functions above check names and values against the table's own types.
  return inBodies(owner, bodies, (tx) => work(tx as unknown as Kysely<Plain>));
}

function isLike(where: object) {
  const conditions = Object.entries(where).map(([column, value]) =>
    Array.isArray(value)
      ? sql`${sql.ref(column)} = any(${value})`
      : sql`${sql.ref(column)} = ${value}`,
  );
  return sql<boolean>`${conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)}`;
}
