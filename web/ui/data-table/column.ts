import type { ReactNode } from "react";
import { common } from "#texts/common.ts";

/** A column of a table. The first column names the row, carries its link and is always shown. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Small text after the value; on phones below it. */
  note?: (row: Row) => ReactNode;
  /** The name by which the call sorts by this column; if omitted, the column cannot be sorted. */
  sort?: string;
  /** Numbers and amounts are aligned to the end. */
  align?: "end" | "center";
  /** CSS length; if omitted, the content decides. */
  width?: string;
  /** CSS length below which it does not shrink: the table scrolls horizontally instead. */
  minWidth?: string;
  /** For text that may wrap to several lines, where a single line would be cut off. */
  wraps?: true;
  /** For the acts of a row: fixed at the end of the table, also while the rest scrolls horizontally. */
  pinned?: true;
  /** Hidden always, up to tablets or on phones, until chosen from the list of columns, if the table has one. */
  initiallyHidden?: true | "up to tablets" | "on phones";
};

/** A column of figures, aligned to the end; `more` is its other properties. */
export function figure<Row>(
  id: string,
  header: string,
  cell: (row: Row) => ReactNode,
  more: Partial<Column<Row>> = {},
): Column<Row> {
  return { id, header, cell, align: "end", ...more };
}

/** The acts of a row, at the end of the table. */
export function actsColumn<Row>(cell: (row: Row) => ReactNode): Column<Row> {
  return { id: "acts", header: common.actions, pinned: true, cell };
}

/** Rows that can be ticked for a bulk act. */
export type Selection = {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Why a row cannot be ticked. */
  refusalTo?: (id: string) => string | null;
};

/** Direction in which `sort` sorts the column, null when it does not. */
export function directionOf(
  column: { sort?: string },
  sort: string | undefined,
): "ascending" | "descending" | null {
  if (column.sort === undefined) return null;
  if (sort === column.sort) return "ascending";
  return sort === `-${column.sort}` ? "descending" : null;
}

/** The new `sort` when a column's header is pressed: ascending, then descending. */
export function nextSort(column: { sort?: string }, sort: string | undefined): string | undefined {
  if (column.sort === undefined) return sort;
  return sort === column.sort ? `-${column.sort}` : column.sort;
}
