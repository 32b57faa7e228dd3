import { type CellValue, readSheet } from "read-excel-file/node";
import { formatDuration } from "#domain/minutes.ts";
import { mostColumns, mostRows, spansTooMuch } from "./sheet-bounds.ts";
import { unpackedParts } from "./zip-bounds.ts";

/** A cell as read: text, number, a day as `YYYY-MM-DD`, or a time without a day, or hours, as `HH:MM`; null if empty. */
export type Cell = string | number | null;

/** Why a file cannot be read as a table. */
type TableRefusal =
  | "not-a-table"
  | "old-excel"
  | "too-many-rows"
  | "too-many-columns"
  | "too-many-cells"
  | "unpacks-too-large";

/** The rows of a file, and how many blank lines precede them: none by default. */
export type SheetRows = { rows: Cell[][]; blankLines?: number };

/** The rows of a file, header row first, or why it was not read. */
export type ReadRows = SheetRows | { refusal: TableRefusal };

const mostUnpackedBytes = 60 * 1024 * 1024;

/** Rows of the first sheet. A file that unpacks to more than 60 MB, or spans more cells than a table may have, is not parsed. */
export async function readXlsx(bytes: Buffer): Promise<ReadRows> {
  const parts = unpackedParts(bytes, mostUnpackedBytes);
  if (parts === null) return { refusal: "unpacks-too-large" };
  if (parts.some(spansTooMuch)) return { refusal: "too-many-cells" };
  try {
    return refuseTooLarge((await readSheet(bytes)).map((row) => row.map(cellOf)));
  } catch {
    return { refusal: "not-a-table" };
  }
}

/**
 * The rows, unless there are more than 20,000 under the header, or one has more than 100 cells, or their text, which many
 * cells of a workbook may share, exceeds 60 MB in total.
 */
export function refuseTooLarge(rows: Cell[][]): ReadRows {
  if (rows.length > mostRows + 1) return { refusal: "too-many-rows" };
  if (rows.some((row) => row.length > mostColumns)) return { refusal: "too-many-columns" };
  return lengthOf(rows) > mostUnpackedBytes ? { refusal: "unpacks-too-large" } : { rows };
}

function lengthOf(rows: Cell[][]): number {
  let length = 0;
  for (const row of rows)
    for (const cell of row) if (typeof cell === "string") length += cell.length;
  return length;
}

function cellOf(value: CellValue | Date | null): Cell {
  if (value === null || typeof value === "number") return value;
  if (value instanceof Date) return dayOrTime(value);
  return textOf(String(value));
}

const dayZero = Date.UTC(1899, 11, 30);

/** A spreadsheet stores a time without a day, and hours beyond 24, as fractions of days since its day 0. */
function dayOrTime(value: Date): string {
  const moment = value.toISOString();
  if (moment >= "1900") return moment.slice(0, 10);
  return formatDuration(Math.round((value.getTime() - dayZero) / 60_000)).padStart(5, "0");
}

/** The text as intended: trimmed, without the apostrophe that keeps a spreadsheet from evaluating a formula. */
export function textOf(text: string): string | null {
  return text.trim().replace(/^'(?=[=+\-@])/, "") || null;
}
