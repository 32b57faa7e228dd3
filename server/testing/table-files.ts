import { buffer } from "node:stream/consumers";
import type { SheetHead, Value } from "#server/integrations/files/sheet.ts";
import { csvRows } from "#server/integrations/files/write-csv.ts";
import { writeXlsx } from "#server/integrations/files/write-xlsx.ts";

/** The bytes of an xlsx file with the rows under the headers. */
export function xlsxOf(headers: string[], rows: Value[][]): Promise<Buffer> {
  return buffer(writeXlsx(headOf(headers), [rows]));
}

/** The bytes of a csv file with the rows under the headers. */
export function csvOf(headers: string[], rows: Value[][]): Buffer {
  return Buffer.from(csvRows(headOf(headers), [headers, ...rows]));
}

function headOf(headers: string[]): SheetHead {
  const columns = headers.map((header) => ({ header, width: 12, kind: "text" as const }));
  return { title: "file", columns };
}
