import type { Readable } from "node:stream";
import { fileTexts } from "#texts/files.ts";
import type { Reader } from "../../db/handles.ts";
import type { Page } from "../../db/page.ts";
import type { FileAnswer } from "../../kernel/bind.ts";
import type { SignedContext } from "../../kernel/context.ts";
import { refused } from "../../kernel/fault.ts";
import { type Batch, readBatches } from "../../kernel/read-batches.ts";
import { beginExport, takePlaceOf } from "./running-exports.ts";

/** Rows that leave as a file. */
export type RowsOfFile<T> = {
  /** Of which bodies they tell; none for what belongs to no body. The caller has made sure that the actor sees them. */
  bodies: readonly string[];
  rows: (db: Reader, page: Page) => Promise<T[]>;
  /** How many rows are read together; fewer than usual where each of them costs reads of its own. */
  batch?: number;
};

const mostRows = 1_000_000;
const usualBatch = 250;

/**
 * A file that is written while the database is read and no faster than it is taken; `write` makes it of the rows, of
 * which it is shown the first. These are read before it is answered, so what fails at once is told as a problem; what
 * fails later breaks the answer off. Throws `refused` above 1,000,000 rows, `too-many` where too many files run already.
 */
export async function rowsAsFile<T>(
  ctx: SignedContext,
  { bodies, rows, batch = usualBatch }: RowsOfFile<T>,
  write: (batches: AsyncIterable<T[]>, first: Batch<T>) => FileAnswer & { bytes: Readable },
): Promise<FileAnswer> {
  const ended = beginExport();
  const enter = (db: Reader) => takePlaceOf(ctx.actor.userId, db);
  const batches = readBatches(ctx, bodies, { read: rows, enter, batch });
  try {
    const first = (await batches.next()).value ?? { total: 0, items: [] };
    if (first.total > mostRows) throw refused(fileTexts.tooManyRows);
    const file = write(itemsOf(first, batches), first);
    file.bytes.once("close", () => {
      ended();
      // What nobody began to take has not begun to read either, and would leave the transaction open. A connection
      // that is lost has ended it.
      batches.return().catch(() => undefined);
    });
    return file;
  } catch (error) {
    ended();
    await batches.return();
    throw error;
  }
}

async function* itemsOf<T>(
  first: Batch<T>,
  rest: AsyncGenerator<Batch<T>, void>,
): AsyncGenerator<T[]> {
  yield first.items;
  for await (const { items } of rest) yield items;
}
