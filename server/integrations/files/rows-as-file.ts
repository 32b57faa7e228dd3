import type { Readable } from "node:stream";
import { fileTexts } from "#texts/files.ts";
import type { Reader } from "../../db/handles.ts";
import type { Page } from "../../db/page.ts";
import type { FileAnswer } from "../../kernel/bind.ts";
import type { SignedContext } from "../../kernel/context.ts";
import { refused } from "../../kernel/fault.ts";
import { type Batch, readBatches } from "../../kernel/read-batches.ts";
import { beginExport, takePlaceOf } from "./running-exports.ts";

/** Rows to export as a file. */
export type RowsOfFile<T> = {
  /** The bodies that the rows belong to; empty for rows of no body. The caller has checked that the actor may see them. */
  bodies: readonly string[];
  rows: (db: Reader, page: Page) => Promise<T[]>;
  /** Rows read at a time; fewer than the default if each row needs further queries. */
  batch?: number;
};

const mostRows = 1_000_000;
const usualBatch = 250;

/**
 * A file that is written while the database is read, at the pace of the download; `write` builds it from the rows and
 * gets the first batch, which is read before the response starts: early failures are returned as a problem, later ones
 * abort the response. Throws `refused` above 1,000,000 rows, `too-many` if too many exports are running.
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
      // A download that no one started to read has not started the generator either, and would leave the
      // transaction open. A lost connection has already ended it.
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
