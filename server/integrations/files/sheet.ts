/** The kind of a column: how its values are written and read. */
export type ColumnKind = "text" | "number" | "money" | "minutes" | "day" | "instant";

/** Money: decimal text (`1234.56`); minutes: written as hours (`27:05`); day: `YYYY-MM-DD`; instant: ISO in UTC, written in Athens time. */
export type Value = string | number | null;

/** The head of a table. Widths are in characters. */
export type SheetHead = {
  title: string;
  columns: readonly { header: string; width: number; kind: ColumnKind }[];
};

/** The rows of a table, in batches as they arrive. */
export type RowBatches = AsyncIterable<Value[][]> | Iterable<Value[][]>;

/** Minutes in a file's unit: hours, rounded to the hundredth. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}
