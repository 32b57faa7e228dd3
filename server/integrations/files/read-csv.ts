import { parse } from "csv-parse/sync";
import { decodeText } from "./decode-text.ts";
import { refuseTooLarge, type ReadRows, textOf } from "./read-xlsx.ts";
import { mostRows } from "./sheet-bounds.ts";

/** Rows of a csv file in UTF-8, else in windows-1253, with `;`, `,` or tab between fields, from the first row that is not blank. */
export function readCsv(bytes: Buffer): ReadRows {
  try {
    const { blankLines, text } = withoutBlankStart(decodeText(bytes));
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      // A file merged from two may have two kinds of line endings; with the first kind alone, the other lines would be one row.
      record_delimiter: lineEnds,
      relax_column_count: true,
      relax_quotes: true,
      to: mostRows + 2,
    });
    const read = refuseTooLarge(rows.map((row) => row.map(textOf)));
    return blankLines > 0 && "rows" in read ? { ...read, blankLines } : read;
  } catch {
    return { refusal: "not-a-table" };
  }
}

/** The first is a Windows line ending whose `\n` was converted once more. */
const lineEnds = ["\r\r\n", "\r\n", "\n", "\r"];

/** The text from its first line with more than separators and empty quotes, and how many lines precede it. */
function withoutBlankStart(text: string): { blankLines: number; text: string } {
  const [blank = ""] = /^[\s;,]*(?:""[\s;,]+)*/.exec(text) ?? [];
  const lines = blank.split(new RegExp(lineEnds.join("|")));
  const begun = lines.at(-1)?.length ?? 0;
  return { blankLines: lines.length - 1, text: text.slice(blank.length - begun) };
}

/** The most frequent separator of the header line. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const counts = [";", ",", "\t"].map((one) => ({ one, count: header.split(one).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.one ?? ";";
}
