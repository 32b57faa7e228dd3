import type { ImportRow } from "#api/imports.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import type { Cell } from "#server/integrations/files/read-xlsx.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { Entry } from "#server/kernel/write.ts";
import type { ImportColumn } from "./columns.ts";

/**
 * A row of a file by the fields its header names, without empty cells. `cut`: the headers of decimals whose digits after
 * the comma stand in the next cell, which moved the rest of the row.
 */
export type FileRow<F extends string> = {
  line: number;
  cells: ReadonlyMap<F, Cell>;
  cut: readonly string[];
};

/** A judged row: `record` is what to store if it creates or updates. */
export type JudgedRow<R> = ImportRow & { record: R | null };

/** A kind of import: its columns, how rows are judged against the stored records, and how they are stored. */
export type ImportKind<F extends string, R> = {
  act: LedgerAct;
  columns: readonly ImportColumn<F>[];
  /** Unique keys that are violated when someone else registers the same meanwhile. */
  keys: readonly string[];
  /** Locks what rows are judged against, so that it cannot change until they are stored. */
  lock?: (tx: Writer, organizationId: string) => Promise<void>;
  judge: (db: Reader, ctx: BodyContext, rows: readonly FileRow<F>[]) => Promise<JudgedRow<R>[]>;
  /** Stores the rows to create and to update. Throws `changed` when a row to update is not as it was judged. */
  store: (tx: Writer, ctx: BodyContext, rows: readonly JudgedRow<R>[]) => Promise<Entry[]>;
};
