import { parse } from "csv-parse/sync";
import { decoded } from "./decoded.ts";
import { refuseTooLarge, type ReadRows, textOf } from "./read-xlsx.ts";
import { mostRows } from "./sheet-bounds.ts";

/** Rows of a csv file in UTF-8, else in windows-1253, with `;`, `,` or tab between fields, from the first that holds anything. */
export function readCsv(bytes: Buffer): ReadRows {
  const text = decoded(bytes);
  try {
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      // A file put together from two may end its lines in two ways; by the first alone the others would be one row.
      record_delimiter: ["\r\n", "\n", "\r"],
      relax_column_count: true,
      relax_quotes: true,
      to: mostRows + 2,
    });
    const table = rows.map((row) => row.map(textOf));
    const first = table.findIndex((row) => row.some((cell) => cell !== null));
    return refuseTooLarge(table.slice(Math.max(first, 0)));
  } catch {
    return { refusal: "not-a-table" };
  }
}

/** The separator that the header line has most of. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [";", ",", "\t"].map((one) => ({ one, count: header.split(one).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.one ?? ";";
}
