import { deflateRawSync } from "node:zlib";
import type { FileAnswer } from "../../kernel/bind.ts";
import type { SignedContext } from "../../kernel/context.ts";
import type { Batch } from "../../kernel/read-batches.ts";
import { rowsAsFile, type RowsOfFile } from "./rows-as-file.ts";
import type { ColumnKind, SheetHead, Value } from "./sheet.ts";
import { csvRows, writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";
import { compressionLevel } from "./write-zip.ts";
import { xlsxRows } from "./xlsx-parts.ts";

/** A column of an exported list. */
export type ExportColumn<T> = {
  header: string;
  width: number;
  kind: ColumnKind;
  value: (item: T) => Value;
};

export type ExportFormat = "xlsx" | "csv";

type ListOfFile<T> = RowsOfFile<T> & {
  title: string;
  format: ExportFormat;
  columns: readonly ExportColumn<T>[];
};

const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

/** A list as a file, written while the database is read. Throws as `rowsAsFile` does. */
export function exportedList<T>(
  ctx: SignedContext,
  { title, format, columns, ...rows }: ListOfFile<T>,
): Promise<FileAnswer> {
  const head: SheetHead = { title, columns };
  return rowsAsFile(ctx, rows, (batches, first) => {
    const values = valuesOf(columns, batches);
    return {
      name: `${title} ${ctx.today}.${format}`,
      type: types[format],
      bytes: format === "csv" ? writeCsv(head, values) : writeXlsx(head, values),
      expected: { rows: first.total, bytes: bytesOf(head, format, columns, first) },
    };
  });
}

/** A list short enough to build in memory. */
export function shortList<T>(
  { title, format, columns }: Pick<ListOfFile<T>, "title" | "format" | "columns">,
  items: readonly T[],
): FileAnswer {
  const values = items.map((item) => columns.map(({ value }) => value(item)));
  const write = format === "csv" ? writeCsv : writeXlsx;
  const bytes = write({ title, columns }, [values]);
  return { name: `${title}.${format}`, type: types[format], bytes };
}

/** A table without rows, to be filled in. */
export function emptyTable(
  title: string,
  format: ExportFormat,
  headers: readonly string[],
): FileAnswer {
  const columns = headers.map((header) => ({
    header,
    width: 22,
    kind: "text" as const,
    value: () => null,
  }));
  return shortList({ title, format, columns }, []);
}

async function* valuesOf<T>(
  columns: readonly ExportColumn<T>[],
  batches: AsyncIterable<T[]>,
): AsyncGenerator<Value[][]> {
  for await (const items of batches)
    yield items.map((item) => columns.map(({ value }) => value(item)));
}

/** The estimated length of the file, assuming that its other rows are like its first ones. */
function bytesOf<T>(
  head: SheetHead,
  format: ExportFormat,
  columns: readonly ExportColumn<T>[],
  { total, items }: Batch<T>,
): number {
  const values = items.map((item) => columns.map(({ value }) => value(item)));
  const bytes =
    format === "csv"
      ? Buffer.byteLength(csvRows(head, values))
      : deflateRawSync(xlsxRows(head, values, 1), { level: compressionLevel }).length;
  return Math.round((bytes * total) / Math.max(items.length, 1));
}
