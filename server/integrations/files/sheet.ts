/** What a column holds: how its values are written and read. */
export type ColumnKind = "text" | "number" | "money" | "day";

/** Money is decimal text (`1234.56`), a day is `YYYY-MM-DD`. */
export type Value = string | number | null;

/** A table as a file shows it. Widths are in characters. */
export type Sheet = {
  title: string;
  columns: { header: string; width: number; kind: ColumnKind }[];
  rows: Value[][];
};
