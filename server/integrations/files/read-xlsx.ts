import { type CellValue, readSheet } from "read-excel-file/node";
import { unpacksWithin } from "./zip-bounds.ts";

/** A cell as read: text, number, or a day as `YYYY-MM-DD`; null when empty. */
export type Cell = string | number | null;

/** Why a file is no table that can be read. */
export type TableRefusal = "not-a-table" | "old-excel" | "too-many-rows" | "unpacks-too-large";

/** The rows of a file, the header row first, or why it was not read. */
export type ReadRows = { rows: Cell[][] } | { refusal: TableRefusal };

const mostRows = 20_000;
const mostColumns = 100;
const mostUnpackedBytes = 60 * 1024 * 1024;

/** Rows of the first sheet. What unpacks to more than 60 MB is not unpacked. */
export async function readXlsx(bytes: Buffer): Promise<ReadRows> {
  if (!unpacksWithin(bytes, mostUnpackedBytes)) return { refusal: "unpacks-too-large" };
  try {
    return bounded((await readSheet(bytes)).map((row) => row.map(cellOf)));
  } catch {
    return { refusal: "not-a-table" };
  }
}

/** The rows, unless there are more than 20,000 under the header. */
export function bounded(rows: Cell[][]): ReadRows {
  if (rows.length > mostRows + 1) return { refusal: "too-many-rows" };
  return { rows: rows.map((row) => row.slice(0, mostColumns)) };
}

function cellOf(value: CellValue | Date | null): Cell {
  if (value === null || typeof value === "number") return value;
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return textOf(String(value));
}

/** Text as a person means it: trimmed, without the apostrophe that keeps a spreadsheet from reading a formula. */
export function textOf(text: string): string | null {
  return text.trim().replace(/^'(?=[=+\-@])/, "") || null;
}
