import type { ImportReport } from "#api/imports.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { importTexts } from "#texts/imports.ts";
import type { ImportKind, Judged } from "./import-kind.ts";
import { type FileContent, readFile } from "./read-file.ts";

/** What a file would change, row by row; nothing is changed. */
export async function previewFile<F extends string, R>(
  ctx: BodyContext,
  kind: ImportKind<F, R>,
  bytes: Buffer,
): Promise<ImportReport> {
  const content = await readFile(bytes, kind.columns);
  return reportOf(content, await readBody(ctx, (db) => kind.judge(db, ctx, content.rows)));
}

/**
 * Imports a file in one transaction. Refused whole while a row has an error, unless `skipErrors` leaves such rows out. The
 * same file again finds every row as it stands and changes nothing.
 */
export async function applyFile<F extends string, R>(
  ctx: BodyContext,
  kind: ImportKind<F, R>,
  { skipErrors }: { skipErrors: boolean },
  bytes: Buffer,
): Promise<ImportReport> {
  const content = await readFile(bytes, kind.columns);
  return namingViolations(Object.fromEntries(kind.keys.map((key) => [key, changedMeanwhile])), () =>
    write(
      ctx,
      kind.act,
      async (tx) => {
        const rows = await kind.judge(tx, ctx, content.rows);
        const report = reportOf(content, rows);
        if (report.counts.error > 0 && !skipErrors)
          throw new Fault("refused", { detail: importTexts.hasErrors(report.counts.error) });
        return { entries: await kind.store(tx, ctx, rows), result: report };
      },
      "import",
    ),
  );
}

/** What an import answers when the register changed between its look and its write. */
export function changedMeanwhile(): Fault {
  return new Fault("changed", { detail: importTexts.meanwhile });
}

function reportOf<F extends string, R>(
  { columns }: FileContent<F>,
  judged: readonly Judged<R>[],
): ImportReport {
  const counts = { create: 0, update: 0, same: 0, error: 0 };
  for (const { outcome } of judged) counts[outcome] += 1;
  return { columns, counts, rows: judged.map(({ record: _record, ...row }) => row) };
}
