import type { ReactNode } from "react";

/** A column of a table. The first column names the row, carries its link and is always shown. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What stands small behind the value; on phones beneath it. */
  note?: (row: Row) => ReactNode;
  /** Name by which the call sorts by this column; left out, the column cannot be sorted. */
  sort?: string;
  /** Numbers and amounts stand at the end. */
  align?: "end" | "center";
  /** CSS length; left out, the content decides. */
  width?: string;
  /** CSS length under which it is not pressed together: the table scrolls sideways instead. */
  minWidth?: string;
  /** For words that may run over several lines, where a single one would cut them. */
  wraps?: true;
  /** What can be done with a row: at the end of the table's place, also while the rest scrolls sideways. */
  pinned?: true;
  /** Not shown, anywhere, up to tablets or on phones, until chosen from the list of columns, where the table has one. */
  initiallyHidden?: true | "up to tablets" | "on phones";
};

/** A column of figures, which stand at the end; `more` is what it has besides. */
export function figure<Row>(
  id: string,
  header: string,
  cell: (row: Row) => ReactNode,
  more: Partial<Column<Row>> = {},
): Column<Row> {
  return { id, header, cell, align: "end", ...more };
}

/** Rows that can be ticked for an act on several at once. */
export type Selection = {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Why a row cannot be ticked. */
  refusalTo?: (id: string) => string | null;
};

/** Direction in which a column is sorted by `sort`, null when it is not. */
export function directionOf(
  column: { sort?: string },
  sort: string | undefined,
): "ascending" | "descending" | null {
  if (column.sort === undefined) return null;
  if (sort === column.sort) return "ascending";
  return sort === `-${column.sort}` ? "descending" : null;
}

/** What `sort` becomes when a column's header is pressed: ascending, then descending. */
export function nextSort(column: { sort?: string }, sort: string | undefined): string | undefined {
  if (column.sort === undefined) return sort;
  return sort === column.sort ? `-${column.sort}` : column.sort;
}
