import { type FileDay, type FileReport, type FileRow, longestCell } from "#api/attendance-files.ts";

/** A table as it was read, and a person's corrections of it. */
export type MendedTable = {
  rows: readonly FileRow[];
  /** Corrected cells as they were found, by the name of the cell. */
  mended: ReadonlyMap<string, FileDay>;
};

/** A cell that a person has to correct, or has corrected. */
export type FaultyCell = {
  found: FileDay;
  text: string;
  message: string | null;
  meant: string | null;
};

/** The table with a text in place of the previous content of some of its cells. */
export function mend(
  { rows, mended }: MendedTable,
  cells: readonly FileDay[],
  text: string,
): MendedTable {
  const places = new Set(cells.map(({ cell }) => cell));
  const columns = new Map(cells.map(({ cell, column }) => [cell, column]));
  const byLine = Map.groupBy(places, lineOf);
  return {
    rows: rows.map((row) => {
      const here = new Set(byLine.get(row.line)?.map((cell) => columns.get(cell)));
      if (here.size === 0) return row;
      return { ...row, cells: row.cells.map((was, index) => (here.has(index) ? text : was)) };
    }),
    mended: new Map([...cells.map((one) => [one.cell, one] as const), ...mended]),
  };
}

/** The rows as they are sent: a text longer than a cell allows is cut, and its ellipsis keeps it from being understood. */
export function rowsToSend({ rows }: MendedTable): FileRow[] {
  return rows.map((row) => ({ ...row, cells: row.cells.map(textToSend) }));
}

function textToSend(text: string): string {
  return text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text;
}

/** The cells of a line that are to be corrected and those already corrected, in their original order. */
export function faultsOf(
  { line, days }: FileReport["people"][number],
  { rows, mended }: MendedTable,
): FaultyCell[] {
  const faults = days.filter(({ message }) => message !== null);
  const still = new Map(faults.map((one) => [one.cell, one]));
  const row = rows.find((one) => one.line === line);
  const done = [...mended.values()].filter(({ cell }) => lineOf(cell) === line && !still.has(cell));
  return [...faults, ...done]
    .toSorted((one, other) => one.column - other.column)
    .map((day) => ({
      found: mended.get(day.cell) ?? day,
      text: row?.cells[day.column] ?? "",
      message: still.get(day.cell)?.message ?? null,
      meant: still.get(day.cell)?.meant ?? null,
    }));
}

/** The other cells to be corrected that have the same text as this one. */
export function alike(report: FileReport, { found }: FaultyCell): FileDay[] {
  return report.people
    .flatMap(({ days }) => days)
    .filter(
      ({ message, text, cell }) => message !== null && text === found.text && cell !== found.cell,
    );
}

/** Line of a cell: 12 of `F12`. */
export function lineOf(cell: string): number {
  return Number(cell.replace(/^\D+/, ""));
}
