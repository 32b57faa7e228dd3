import type { ImportReport, ImportRow } from "#api/imports.ts";
import { isStorable } from "#domain/storable-text.ts";
import type { Reader } from "#server/db/handles.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { importTexts } from "#texts/imports.ts";
import { messageOf } from "#texts/validation.ts";
import { textOfCell } from "./cells.ts";
import type { ImportColumn } from "./columns.ts";
import type { FileRow, ImportKind, JudgedRow } from "./import-kind.ts";
import { type FileContent, readFile } from "./read-file.ts";

/** What a file would change, row by row; nothing is changed. */
export async function previewFile<F extends string, R>(
  ctx: BodyContext,
  kind: ImportKind<F, R>,
  bytes: Buffer,
): Promise<ImportReport> {
  const content = await readFile(bytes, kind.columns);
  return reportOf(content, await readBody(ctx, (db) => judgeRows(db, ctx, kind, content.rows)));
}

/**
 * Imports a file in one transaction. Refused entirely while any row has an error, unless `skipErrors` leaves such rows
 * out. Importing the same file again finds every row unchanged and changes nothing.
 */
export async function applyFile<F extends string, R>(
  ctx: BodyContext,
  kind: ImportKind<F, R>,
  { skipErrors }: { skipErrors: boolean },
  bytes: Buffer,
): Promise<ImportReport> {
  const content = await readFile(bytes, kind.columns);
  return namingViolations(Object.fromEntries(kind.keys.map((key) => [key, changedMeanwhile])), () =>
    write({ ...ctx, source: "import" }, kind.act, async (tx) => {
      await kind.lock?.(tx, ctx.organizationId);
      const rows = await judgeRows(tx, ctx, kind, content.rows);
      const report = reportOf(content, rows);
      if (report.counts.error > 0 && !skipErrors)
        throw refused(importTexts.hasErrors(report.counts.error));
      return { entries: await kind.store(tx, ctx, rows), result: report };
    }),
  );
}

/** A row with text that cannot be stored gets errors of its own; only the others are looked up in the database. */
async function judgeRows<F extends string, R>(
  db: Reader,
  ctx: BodyContext,
  kind: ImportKind<F, R>,
  rows: readonly FileRow<F>[],
): Promise<JudgedRow<R>[]> {
  const errorsOf = new Map(
    rows.map((row) => [row, [...unstorableCells(row, kind.columns), ...cutCells(row)]]),
  );
  const sound = rows.filter((row) => errorsOf.get(row)?.length === 0);
  const others = rows.flatMap((row): JudgedRow<R>[] => {
    const errors = errorsOf.get(row) ?? [];
    if (errors.length === 0) return [];
    const nothing = { title: "", changes: [], pay: null, record: null };
    return [{ line: row.line, outcome: "error", errors, ...nothing }];
  });
  const all = [...(await kind.judge(db, ctx, sound)), ...others];
  return all.toSorted((one, other) => one.line - other.line);
}

function unstorableCells<F extends string>(
  { cells }: FileRow<F>,
  columns: readonly ImportColumn<F>[],
): ImportRow["errors"] {
  const message = messageOf({ path: [], message: "unstorable" });
  return columns
    .filter(({ field }) => !isStorable(textOfCell(cells.get(field) ?? null)))
    .map(({ header }) => ({ column: header, message }));
}

function cutCells<F extends string>({ cut }: FileRow<F>): ImportRow["errors"] {
  return cut.map((column) => ({ column, message: importTexts.cutDecimal }));
}

/** The fault of an import whose records changed between reading and writing. */
export function changedMeanwhile(): Fault {
  return new Fault("changed", { detail: importTexts.meanwhile });
}

function reportOf<F extends string, R>(
  { columns }: FileContent<F>,
  judged: readonly JudgedRow<R>[],
): ImportReport {
  const counts = { create: 0, update: 0, same: 0, error: 0 };
  for (const { outcome } of judged) counts[outcome] += 1;
  return { columns, counts, rows: judged.map(({ record: _record, ...row }) => row) };
}
