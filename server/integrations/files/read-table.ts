import { isUtf8 } from "node:buffer";
import { inWorker } from "./in-worker.ts";
import type { ReadRows } from "./read-xlsx.ts";

const oldExcelMark = Buffer.from("d0cf11e0a1b11ae1", "hex");

/** Rows of an xlsx or csv file, at most 20,000 under the header and 100 columns; the first bytes determine the format. */
export function readTable(bytes: Buffer): Promise<ReadRows> | ReadRows {
  if (bytes.subarray(0, 8).equals(oldExcelMark)) return { refusal: "old-excel" };
  if (isZip(bytes)) return inWorker({ bytes, kind: "xlsx" });
  if (isPdf(bytes)) return { refusal: "not-a-table" };
  if (bytes.includes(0) && !isText(bytes)) return { refusal: "not-a-table" };
  return inWorker({ bytes, kind: "csv" });
}

function isZip(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 4) === "PK\u0003\u0004";
}

/** Many PDFs are plain text throughout, so they would be read as a table with one column. */
function isPdf(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 5) === "%PDF-";
}

/** Whether a file containing U+0000 is still text, so that the error belongs to a row. */
function isText(bytes: Buffer): boolean {
  const header = bytes.subarray(0, bytes.indexOf("\n"));
  return isUtf8(bytes) && !header.includes(0);
}
