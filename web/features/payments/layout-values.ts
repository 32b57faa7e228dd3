import type { PayrollLayoutFields, PayrollLayoutOut } from "#api/payroll-layouts.ts";
import { recordOf } from "#domain/keys.ts";
import { type LayoutColumn, type LayoutKind, layoutKinds } from "#domain/payments/layout.ts";
import { type ReadyLayout, readyLayouts } from "#domain/payments/ready-layouts.ts";
import { layoutContentTexts } from "#texts/payroll-layouts.ts";
import { numberOf, numberText } from "#web/ui/form/convert.ts";

/** A column as its fields hold it: an empty width means none, an empty fill means a space. */
export type ColumnValues = Omit<LayoutColumn, "width"> & { width: string };

/** The values of a layout's form. */
export type LayoutValues = Omit<PayrollLayoutFields, "columns" | "kinds"> & {
  columns: ColumnValues[];
  /** The code of each kind; empty means none. */
  kinds: Record<LayoutKind, string>;
};

/** The values of an existing layout. */
export function valuesOf({
  id: _id,
  version: _version,
  ...fields
}: PayrollLayoutOut): LayoutValues {
  return { ...fields, columns: fields.columns.map(columnValues), kinds: codesOf(fields.kinds) };
}

/** The initial values of a new one: each column of the ready-made layout gets our name for what it holds. */
export function beginFrom(ready: ReadyLayout): LayoutValues {
  const { columns, kinds, ...fields } = readyLayouts[ready];
  return { ...fields, title: "", columns: columns.map(begun), kinds: codesOf(kinds) };
}

/** A new column, with our name for what it holds. */
export function begun(column: LayoutColumn): ColumnValues {
  return columnValues({ ...column, head: layoutContentTexts[column.holds] });
}

/** What is sent and previewed. An invalid width becomes none, for which the layout has its own message. */
export function fieldsOf({ columns, kinds, ...fields }: LayoutValues): PayrollLayoutFields {
  return {
    ...fields,
    columns: columns.map(({ width, fill, ...column }) => ({
      ...column,
      width: widthOf(width),
      fill: fill || " ",
    })),
    kinds: layoutKinds
      .map((kind) => ({ kind, code: kinds[kind].trim() }))
      .filter(({ code }) => code !== ""),
  };
}

const widest = 200;

function widthOf(text: string): number {
  const width = numberOf(text) ?? 0;
  return Number.isInteger(width) && width >= 0 && width <= widest ? width : 0;
}

function columnValues({ width, fill, ...column }: LayoutColumn): ColumnValues {
  return { ...column, width: width === 0 ? "" : numberText(width), fill: fill.trim() };
}

function codesOf(kinds: PayrollLayoutFields["kinds"]): Record<LayoutKind, string> {
  return recordOf(layoutKinds, (kind) => kinds.find((one) => one.kind === kind)?.code ?? "");
}
