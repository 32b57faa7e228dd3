import { sql } from "kysely";
import type { Reader } from "../db/handles.ts";
import { cursorIn, type Page } from "../db/page.ts";
import type { Context } from "./context.ts";
import { scopeOf } from "./read-body.ts";

/** Rows of a long list, and its total number of rows. */
export type Batch<T> = { total: number; items: T[] };

type BatchReading<T> = {
  read: (db: Reader, page: Page) => Promise<T[]>;
  enter: (db: Reader) => Promise<void>;
  batch: number;
};

/**
 * A complete list in batches, from one snapshot: one read-only transaction in the scope of the organizations (the caller
 * has checked that the actor may see them). It ends with the last batch, or when the reader stops (`return`). A reader
 * that pauses for a minute loses it. `enter` runs before the first row and may refuse; `batch` is the number of rows read
 * at a time.
 */
export async function* readBatches<T>(
  ctx: Context,
  organizationIds: readonly string[],
  { read, enter, batch }: BatchReading<T>,
): AsyncGenerator<Batch<T>, void> {
  const tx = await ctx.database.kysely
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  try {
    // All rows will be read, so a plan that is fast for the first ones brings nothing.
    const whole = "set local cursor_tuple_fraction = 1";
    const patience = "set local idle_in_transaction_session_timeout = '60s'";
    await sql.raw(`${scopeOf(organizationIds)}; ${whole}; ${patience}`).execute(tx);
    await enter(tx);
    const cursor = cursorIn(tx, batch);
    for (;;) {
      const items = await read(tx, cursor);
      yield { total: cursor.total(), items };
      if (items.length < batch) return;
    }
  } finally {
    await tx.rollback().execute();
  }
}
