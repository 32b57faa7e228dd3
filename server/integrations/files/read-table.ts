import { isUtf8 } from "node:buffer";
import { parse } from "csv-parse/sync";
import { inWorker } from "./in-worker.ts";
import { bounded, type ReadRows, textOf } from "./read-xlsx.ts";

const zipMark = Buffer.from("PK\u0003\u0004", "latin1");
const oldExcelMark = Buffer.from("d0cf11e0a1b11ae1", "hex");

/**
 * Rows of an xlsx or csv file, at most 20,000 under the header. Its first bytes say which it is; csv is read in UTF-8,
 * else in windows-1253, with `;`, `,` or tab between fields.
 */
export function readTable(bytes: Buffer): Promise<ReadRows> | ReadRows {
  if (bytes.subarray(0, 4).equals(zipMark)) return inWorker({ bytes });
  if (bytes.subarray(0, 8).equals(oldExcelMark)) return { refusal: "old-excel" };
  if (bytes.includes(0) && !isText(bytes)) return { refusal: "not-a-table" };
  return readCsv(decoded(bytes));
}

/** Whether a file with U+0000 in it is text all the same, so that this is a fault of a row. */
function isText(bytes: Buffer): boolean {
  const header = bytes.subarray(0, bytes.indexOf("\n"));
  return isUtf8(bytes) && !header.includes(0);
}

/** Text of a file in UTF-8, else in the Greek code page of Windows. */
export function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1253").decode(bytes);
  }
}

function readCsv(text: string): ReadRows {
  try {
    const rows: string[][] = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: 20_002,
    });
    return bounded(rows.map((row) => row.map(textOf)));
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
