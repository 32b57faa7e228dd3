import { parse } from "csv-parse/sync";
import { decoded } from "./decoded.ts";
import { refuseTooLarge, type ReadRows, textOf } from "./read-xlsx.ts";
import { mostRows } from "./sheet-bounds.ts";

/** Rows of a csv file in UTF-8, else in windows-1253, with `;`, `,` or tab between fields. */
export function readCsv(bytes: Buffer): ReadRows {
  const text = decoded(bytes);
  try {
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: mostRows + 2,
    });
    return refuseTooLarge(rows.map((row) => row.map(textOf)));
  } catch {
    return { refusal: "not-a-table" };
  }
}

/** The separator that the header line has most of. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/\r?\n|$/));
  const counts = [";", ",", "\t"].map((one) => ({ one, count: header.split(one).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.one ?? ";";
}
