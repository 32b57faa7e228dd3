import type { ReactNode } from "react";
import {
  type AnyList,
  type ColumnKind,
  type ColumnOf,
  type ItemOf,
  sortOfColumn,
  valueIn,
  type WordsOf,
} from "#api/list.ts";
import { keysOf } from "#domain/keys.ts";
import { common } from "#texts/common.ts";
import type { ListTexts } from "#texts/list-texts.ts";
import type { Column } from "../data-table/column.ts";
import { formatDay, formatInstant, formatMoney, formatNumber } from "../formats.ts";
import { StatusBadge, type Tone } from "../status-badge.tsx";

/**
 * A cell that is more than the default of its kind, or has its own width: a `note` is small text after its value, and
 * `tones` colour the words of a state.
 */
type Cell<Row, Words = never> =
  | ((row: Row) => ReactNode)
  | {
      cell?: (row: Row) => ReactNode;
      note?: (row: Row) => ReactNode;
      tones?: Readonly<Record<keyof Words & string, Tone>>;
      width?: string;
      minWidth?: string;
      wraps?: true;
    };

export type Cells<L extends AnyList> = {
  [K in ColumnOf<L>]?: Cell<ItemOf<L>, K extends keyof WordsOf<L> ? WordsOf<L>[K] : never>;
};

/** The columns of a list page: first the one that names the row, then the others as they are defined. */
export function listColumns<L extends AnyList>(
  list: L,
  texts: ListTexts<ColumnOf<L>, WordsOf<L>>,
  cells: Cells<L>,
): Column<ItemOf<L>>[] {
  const ids = keysOf<ColumnOf<L>>(list.columns);
  const leads = (id: string) => id === list.lead;
  const otherIds = ids.filter((id) => !leads(id) && list.columns[id]?.hidden !== "always");
  return [...ids.filter(leads), ...otherIds].map((id) => columnOf(list, texts, cells, id));
}

function columnOf<L extends AnyList>(
  list: L,
  texts: ListTexts<ColumnOf<L>, WordsOf<L>>,
  cells: Cells<L>,
  id: ColumnOf<L>,
): Column<ItemOf<L>> {
  const definition = list.columns[id] ?? {};
  const { kind = "text", hidden } = definition;
  const own = cells[id];
  const { cell, tones, ...more } = typeof own === "function" ? { cell: own } : (own ?? {});
  const words: Readonly<Record<string, string>> | undefined = Reflect.get(texts.words ?? {}, id);
  const colours: Readonly<Record<string, Tone>> | undefined = tones;
  const defaultCell = (row: ItemOf<L>) => {
    const value = valueIn(row, id, definition);
    const text = shownAs[kind](value, words);
    const tone = colours?.[String(value)];
    return tone === undefined ? text : <StatusBadge tone={tone}>{text}</StatusBadge>;
  };
  const sort = sortOfColumn(list, id);
  return {
    id,
    header: texts.columns[id],
    cell: cell ?? defaultCell,
    ...(sort === undefined ? {} : { sort }),
    ...(kind === "number" || kind === "money" ? { align: "end" as const } : {}),
    ...(hidden === undefined || hidden === "always" ? {} : { initiallyHidden: hidden }),
    ...more,
  };
}

type Words = Readonly<Record<string, string>> | undefined;

const shownAs: Record<ColumnKind, (value: unknown, words: Words) => ReactNode> = {
  person: (value) => String(value),
  text: (value, words) => (typeof value === "string" ? (words?.[value] ?? value) : null),
  yesNo: (value) => (value === true ? common.yes : common.no),
  number: (value) => (typeof value === "number" ? formatNumber(value) : common.none),
  money: (value) => (typeof value === "string" ? formatMoney(value) : common.none),
  day: (value) => (typeof value === "string" ? formatDay(value) : common.none),
  instant: (value) => (typeof value === "string" ? formatInstant(value) : common.none),
  exact: (value) => (typeof value === "string" ? formatInstant(value) : common.none),
};
