/** What a column holds: how its values are written and read. */
export type ColumnKind = "text" | "number" | "money" | "minutes" | "day" | "instant";

/** Money is decimal text (`1234.56`), minutes are written as hours (`27:05`), a day is `YYYY-MM-DD`, an instant ISO in UTC; it is written as the clock in Athens showed it. */
export type Value = string | number | null;

/** What stands above the rows of a table. Widths are in characters. */
export type SheetHead = {
  title: string;
  columns: readonly { header: string; width: number; kind: ColumnKind }[];
};

/** The rows of a table as they come, some at a time. */
export type RowBatches = AsyncIterable<Value[][]> | Iterable<Value[][]>;

/** Minutes as a file counts them: hours, to the hundredth. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}
