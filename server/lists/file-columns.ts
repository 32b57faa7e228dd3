import {
  type AnyList,
  type ColumnKind,
  type ColumnOf,
  type ItemOf,
  valueIn,
  type WordsOf,
} from "#api/list.ts";
import { common } from "#texts/common.ts";
import type { ListTexts } from "#texts/list-texts.ts";
import type { ExportColumn } from "#server/integrations/files/exported-list.ts";
import type { ColumnKind as FileKind, Value } from "#server/integrations/files/sheet.ts";

const kinds: Record<ColumnKind, FileKind> = {
  text: "text",
  person: "text",
  yesNo: "text",
  exact: "text",
  number: "number",
  money: "money",
  day: "day",
  instant: "instant",
};

/** The columns of a list's file; `values` are those that are more than a field of the item. */
export function fileColumns<L extends AnyList>(
  list: L,
  texts: ListTexts<ColumnOf<L>, WordsOf<L>>,
  values: Partial<Record<ColumnOf<L>, (item: ItemOf<L>) => Value>>,
): ExportColumn<ItemOf<L>>[] {
  return Object.entries(list.columns).flatMap(([id, definition]) => {
    const { width, kind = "text" } = definition;
    if (width === undefined) return [];
    // Guarantee: the ids are the keys of the definition's columns.
    const column = id as ColumnOf<L>;
    const words: Readonly<Record<string, string>> | undefined = Reflect.get(texts.words ?? {}, id);
    const ofItem = (item: ItemOf<L>) => valueOf(valueIn(item, id, definition), words);
    const header = texts.inFile?.[column] ?? texts.columns[column];
    return [{ header, width, kind: kinds[kind], value: values[column] ?? ofItem }];
  });
}

function valueOf(value: unknown, words: Readonly<Record<string, string>> | undefined): Value {
  if (typeof value === "boolean") return value ? common.yes : common.no;
  if (typeof value === "number") return value;
  if (typeof value !== "string") return null;
  return words?.[value] ?? value;
}
