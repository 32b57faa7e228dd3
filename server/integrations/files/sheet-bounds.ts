import { Parser } from "saxen";

/** Most rows under the header, and most columns, of a table. */
export const mostRows = 20_000;
export const mostColumns = 100;

const mostCells = (mostRows + 1) * mostColumns;

/**
 * Returns whether the sheet in a part of a workbook spans more cells than a table may have. One cell in the last corner
 * spans 17 billion, and a reader allocates each of them. A part that is not a sheet spans none.
 */
export function spansTooMuch(part: Buffer): boolean {
  const parser = new Parser();
  let [rows, columns, column] = [0, 0, 0];
  let isTooMuch = false;
  parser.on("error", () => parser.stop());
  parser.on("openTag", (name, attributes, decodeEntities) => {
    const tag = localName(name);
    if (tag === "row" || tag === "c") {
      const place = placeOf(decodeEntities(reference(attributes())));
      rows = Math.max(rows + (tag === "row" ? 1 : 0), place.row);
      column = Math.max(place.column, 1);
    } else if (tag === "v" || tag === "is") columns = Math.max(columns, column);
    isTooMuch = rows * columns > mostCells || rows > highestRow;
    if (isTooMuch) parser.stop();
  });
  parser.parse(part.toString("utf8"));
  return isTooMuch;
}

const highestRow = 1_048_576;

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** The attribute `r`, with any prefix; if there are several, the worst case is assumed. */
function reference(attributes: Record<string, string>): string {
  const given = Object.entries(attributes).filter(([name]) => localName(name) === "r");
  return given.length > 1 ? "unreadable" : (given[0]?.[1] ?? "");
}

/** The position of a row (`12`) or a cell (`AB12`). Anything written differently is beyond every bound. */
function placeOf(text: string): { row: number; column: number } {
  if (text === "") return { row: 0, column: 0 };
  const [, letters = "", digits = ""] = /^([A-Z]{0,3})(\d{1,7})$/.exec(text) ?? [];
  if (digits === "") return { row: Infinity, column: Infinity };
  const column = Array.from(letters).reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column };
}
