import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { clockAt } from "#domain/calendar/clock.ts";
import { dayAt } from "#domain/calendar/zone.ts";
import { readsAsFormula } from "#domain/formula-text.ts";
import { formatDuration } from "#domain/minutes.ts";
import type { ColumnKind, RowBatches, SheetHead, Value } from "./sheet.ts";
import { dayText } from "#texts/moment.ts";

/**
 * A table as csv for Greek spreadsheets: UTF-8 with a BOM, `;` between fields, decimal comma, days as 31/12/2026, instants as
 * 31/12/2026 14:05.
 */
export function writeCsv(head: SheetHead, batches: RowBatches): Readable {
  return Readable.from(textOf(head, batches), { objectMode: false });
}

async function* textOf(head: SheetHead, batches: RowBatches): AsyncGenerator<string> {
  const headers = head.columns.map(({ header }) => guarded(header));
  yield `\uFEFF${fieldsOf([headers])}`;
  for await (const rows of batches) yield csvRows(head, rows);
}

/** Some rows of the table, as written to the file. */
export function csvRows({ columns }: SheetHead, rows: Value[][]): string {
  return fieldsOf(
    rows.map((row) => row.map((value, at) => fieldOf(value, columns[at]?.kind ?? "text"))),
  );
}

/** A spreadsheet that splits at commas or tabs must not find a formula in the middle of a text. */
const hidesFormula = /[,\t\r][\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u;

function fieldsOf(rows: string[][]): string {
  return stringify(rows, { delimiter: ";", quoted_match: hidesFormula });
}

function fieldOf(value: Value, kind: ColumnKind): string {
  if (value === null) return "";
  const text = String(value);
  if (kind === "text") return guarded(text);
  if (kind === "instant") return momentOf(text);
  if (kind === "minutes") return formatDuration(Number(text));
  return kind === "day" ? dayText(text) : text.replace(".", ",");
}

const momentOf = (instant: string) => `${dayText(dayAt(instant))} ${clockAt(instant)}`;

/** A spreadsheet evaluates text that begins like a formula; an apostrophe in front makes it text. */
function guarded(text: string): string {
  return readsAsFormula(text) ? `'${text}` : text;
}
