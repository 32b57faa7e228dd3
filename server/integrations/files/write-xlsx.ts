import writeFile, { type Cell, type SheetData } from "write-excel-file/node";
import type { ColumnKind, Sheet, Value } from "./sheet.ts";

/** The sheet as an xlsx file: its header stays in view, days and money are real dates and numbers. */
export async function writeXlsx(sheet: Sheet): Promise<Uint8Array> {
  const header = sheet.columns.map(({ header }): Cell => ({ value: header, fontWeight: "bold" }));
  const rows = sheet.rows.map((row) =>
    row.map((value, index) => cellOf(value, sheet.columns[index]?.kind ?? "text")),
  );
  const data: SheetData = [header, ...rows];
  return writeFile(data, {
    sheet: sheet.title.slice(0, mostTitleLength),
    columns: sheet.columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    showGridLines: true,
  }).toBuffer();
}

/** Excel's own bound on the name of a sheet. */
const mostTitleLength = 31;

function cellOf(value: Value, kind: ColumnKind): Cell {
  if (value === null || value === "") return null;
  if (kind === "number") return { value: Number(value), type: Number };
  if (kind === "money") return { value: Number(value), type: Number, format: "#,##0.00" };
  if (kind === "text") return { value: String(value), type: String };
  return { value: new Date(`${value}T00:00:00Z`), type: Date, format: "dd/mm/yyyy" };
}
