import type { Day } from "#domain/calendar/day.ts";
import { fileTexts } from "#texts/files.ts";
import type { FileAnswer } from "../../kernel/bind.ts";
import { Fault } from "../../kernel/fault.ts";
import { inWorker } from "./in-worker.ts";
import type { ColumnKind, Sheet, Value } from "./sheet.ts";
import { writeCsv } from "./write-csv.ts";

/** A column of an exported list. */
export type ExportColumn<T> = {
  header: string;
  width: number;
  kind: ColumnKind;
  value: (item: T) => Value;
};

const pageSize = 5_000;
const mostRows = 100_000;

const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

/** A list as a file, read page by page. Throws `refused` above 100,000 rows. */
export async function exportedList<T>(list: {
  title: string;
  today: Day;
  format: "xlsx" | "csv";
  columns: readonly ExportColumn<T>[];
  page: (skip: number, take: number) => Promise<T[]>;
}): Promise<FileAnswer> {
  const rows = await allRows(list.columns, list.page);
  const sheet: Sheet = {
    title: list.title,
    columns: list.columns.map(({ header, width, kind }) => ({ header, width, kind })),
    rows,
  };
  const bytes =
    list.format === "csv" ? writeCsv(sheet) : Buffer.from(await inWorker({ task: "write", sheet }));
  return { name: `${list.title} ${list.today}.${list.format}`, type: types[list.format], bytes };
}

async function allRows<T>(
  columns: readonly ExportColumn<T>[],
  page: (skip: number, take: number) => Promise<T[]>,
): Promise<Value[][]> {
  const rows: Value[][] = [];
  for (let skip = 0; ; skip += pageSize) {
    const items = await page(skip, pageSize);
    for (const item of items) rows.push(columns.map(({ value }) => value(item)));
    if (rows.length > mostRows) throw new Fault("refused", { detail: fileTexts.tooManyRows });
    if (items.length < pageSize) return rows;
  }
}
