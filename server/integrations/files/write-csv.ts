import { stringify } from "csv-stringify/sync";
import type { ColumnKind, Sheet, Value } from "./sheet.ts";

/** The sheet as csv for Greek spreadsheets: UTF-8 with its mark, `;` between fields, decimal comma, days as 31/12/2026. */
export function writeCsv(sheet: Sheet): Buffer {
  const header = sheet.columns.map(({ header }) => header);
  const rows = sheet.rows.map((row) =>
    row.map((value, index) => fieldOf(value, sheet.columns[index]?.kind ?? "text")),
  );
  return Buffer.from(stringify([header, ...rows], { delimiter: ";", bom: true }));
}

function fieldOf(value: Value, kind: ColumnKind): string {
  if (value === null) return "";
  const text = String(value);
  if (kind === "text") return withoutFormula(text);
  return kind === "day" ? text.split("-").toReversed().join("/") : text.replace(".", ",");
}

/** A spreadsheet runs text that begins like a formula; an apostrophe before it keeps it text. */
function withoutFormula(text: string): string {
  return /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
}
