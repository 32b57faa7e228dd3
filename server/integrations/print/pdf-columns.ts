import { inner } from "./pdf-paper.ts";
import { isMinutes, totalKeys, type TotalKey } from "./totals.ts";

/** A column of the sheet on paper: its left edge and width in points. */
export type Column = { x: number; width: number };

/** The position of every column; the specialty takes what a short month leaves. */
export type Columns = {
  index: Column;
  name: Column;
  ids: Column;
  specialty: Column;
  days: readonly Column[];
  totals: readonly (Column & { key: TotalKey })[];
};

const widths = { index: 14, name: 84, ids: 46, day: 13.3 } as const;

/** Wide enough for the monthly sums of a structure of some hundred people. */
const widthOfTotal = (key: TotalKey) => (key === "workedMinutes" ? 25 : isMinutes(key) ? 23 : 17);

/** The columns of a month with `days` days, over the full width of the page. */
export function columnsOf(days: number): Columns {
  const totalsWidth = totalKeys.reduce((sum, key) => sum + widthOfTotal(key), 0);
  const specialtyWidth =
    inner.width - widths.index - widths.name - widths.ids - days * widths.day - totalsWidth;
  let x: number = inner.left;
  const next = (width: number): Column => {
    const column = { x, width };
    x += width;
    return column;
  };
  return {
    index: next(widths.index),
    name: next(widths.name),
    ids: next(widths.ids),
    specialty: next(specialtyWidth),
    days: Array.from({ length: days }, () => next(widths.day)),
    totals: totalKeys.map((key) => ({ key, ...next(widthOfTotal(key)) })),
  };
}

/** Every column from left to right. */
export function allColumns(columns: Columns): Column[] {
  const { index, name, ids, specialty, days, totals } = columns;
  return [index, name, ids, specialty, ...days, ...totals];
}
