import type { ImportReport } from "#api/imports.ts";
import { TooMuchWork } from "#server/integrations/turns.ts";
import { readTable } from "#server/integrations/files/read-table.ts";
import type { Cell, SheetRows } from "#server/integrations/files/read-xlsx.ts";
import { Fault } from "#server/kernel/fault.ts";
import { fileTexts, tableRefusals } from "#texts/files.ts";
import { importTexts } from "#texts/imports.ts";
import { textOfCell } from "./cells.ts";
import { fieldsOfHeader, missingHeaders, type ImportColumn } from "./columns.ts";
import type { FileRow } from "./import-kind.ts";

/** The contents of a file, by our fields. */
export type FileContent<F extends string> = {
  columns: ImportReport["columns"];
  rows: FileRow<F>[];
};

/** Reads a file by the columns of an import. Throws `invalid` when it is not a table, or a required column is missing. */
export async function readFile<F extends string>(
  bytes: Buffer,
  columns: readonly ImportColumn<F>[],
): Promise<FileContent<F>> {
  const { rows: all, blankLines = 0 } = await rowsOf(bytes);
  const [header = [], ...rows] = all;
  const fields = fieldsOfHeader(header, columns);
  const missing = missingHeaders(fields, columns);
  if (missing.length > 0)
    throw new Fault("invalid", { detail: importTexts.missingColumns(missing) });
  const read = rows.map((cells, index) => ({
    line: blankLines + index + 2,
    cells: cellsBy(fields, cells),
    cut: cells.slice(header.length).some((cell) => cell !== null && cell !== "")
      ? cutDecimals(fields, cells, columns)
      : [],
  }));
  const filled = read.filter(({ cells }) => cells.size > 0);
  if (filled.length === 0) throw new Fault("invalid", { detail: importTexts.emptyFile });
  const headerOf = (field: F | null) =>
    columns.find((column) => column.field === field)?.header ?? null;
  return {
    columns: headings(header, rows).map(({ header, index }) => ({
      header,
      column: headerOf(fields[index] ?? null),
    })),
    rows: filled,
  };
}

/** The headings with their positions; a non-empty column without one is named by its position, as when a text was split in two. */
function headings(header: readonly Cell[], rows: readonly (readonly Cell[])[]) {
  const width = rows.reduce((most, { length }) => Math.max(most, length), header.length);
  return Array.from({ length: width }, (_, index) => index).flatMap((index) => {
    const title = String(header[index] ?? "");
    if (title !== "") return [{ header: title, index }];
    const isUsed = rows.some((row) => (row[index] ?? null) !== null);
    return isUsed ? [{ header: importTexts.untitled(index + 1), index }] : [];
  });
}

/** Every row of a file, unchanged. Throws `invalid` when it is not a table. */
export async function rowsOf(bytes: Buffer): Promise<SheetRows> {
  try {
    const read = await readTable(bytes);
    if ("refusal" in read) throw new Fault("invalid", { detail: tableRefusals[read.refusal] });
    return read;
  } catch (error) {
    if (error instanceof TooMuchWork) throw new Fault("invalid", { detail: fileTexts.tooMuchWork });
    throw error;
  }
}

function cutDecimals<F extends string>(
  fields: readonly (F | null)[],
  cells: readonly Cell[],
  columns: readonly ImportColumn<F>[],
): string[] {
  return columns.flatMap(({ field, header, isDecimal }) => {
    const at = fields.indexOf(field);
    const [whole, rest] = [cells[at], cells[at + 1]].map((cell) => textOfCell(cell ?? null));
    const isCut = isDecimal && /^[\d.]+$/.test(whole ?? "") && /^\d{1,2}$/.test(rest ?? "");
    return isCut ? [header] : [];
  });
}

function cellsBy<F extends string>(
  fields: readonly (F | null)[],
  cells: readonly Cell[],
): ReadonlyMap<F, Cell> {
  const found = new Map<F, Cell>();
  for (const [index, field] of fields.entries()) {
    const cell = cells[index] ?? null;
    if (field !== null && cell !== null) found.set(field, cell);
  }
  return found;
}
