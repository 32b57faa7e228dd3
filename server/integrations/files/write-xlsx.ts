import type { Readable } from "node:stream";
import type { RowBatches, SheetHead } from "./sheet.ts";
import { writeZip, type ZippedFile } from "./write-zip.ts";
import { sheetEnd, sheetStart, workbookParts, xlsxRows } from "./xlsx-parts.ts";

/**
 * A table as an xlsx file: its header stays in view, days and money are real dates and numbers. It is written as its
 * rows arrive and at the reader's pace; if the rows fail, it ends in an error, without the zip directory.
 */
export function writeXlsx(head: SheetHead, batches: RowBatches): Readable {
  return writeZip(partsOf(head, batches));
}

function* partsOf(head: SheetHead, batches: RowBatches): Generator<ZippedFile> {
  for (const [path, text] of Object.entries(workbookParts(head.title)))
    yield { path: path.split("/"), bytes: [text] };
  yield { path: ["xl", "worksheets", "sheet1.xml"], bytes: sheetOf(head, batches) };
}

async function* sheetOf(head: SheetHead, batches: RowBatches): AsyncGenerator<string> {
  yield sheetStart(head);
  let above = 1;
  for await (const rows of batches) {
    yield xlsxRows(head, rows, above);
    above += rows.length;
  }
  yield sheetEnd;
}
