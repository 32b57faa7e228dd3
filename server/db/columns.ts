import { memoizeByText } from "../kernel/memoize-by-text.ts";

/**
 * The column of a field: `shortTitle` is stored in `short_title`. Guarantee of the casts below: the type transforms
 * each letter exactly as `columnOf` does.
 */
type ColumnOf<F extends string> = F extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : F;

/** The field of a column: `short_title` holds `shortTitle`. */
type FieldOf<C extends string> = C extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<FieldOf<Rest>>}`
  : C;

type Selected<T extends string, F extends string> = {
  [K in F]: `${T}.${ColumnOf<K>} as ${K}`;
}[F];
type FieldsOf<R> = {
  [C in keyof R & string as FieldOf<C>]: R[C] extends infer V
    ? V extends Date
      ? string
      : V
    : never;
};

/** A response as a row gives it to `toResponse`: the named instants are not text yet. */
export type AsStored<T, Instants extends keyof T> = Omit<T, Instants> & {
  [I in Instants]: null extends T[I] ? Date | null : Date;
};

type InColumns<T> = { [F in keyof T & string as ColumnOf<F>]: T[F] };

/** `shortTitle` is stored in `short_title`. */
export function columnOf<F extends string>(field: F): ColumnOf<F> {
  return columnByField(field) as ColumnOf<F>;
}

/** Fields as they are stored, by column. */
export function inColumns<T extends object>(fields: T): InColumns<T> {
  const entries = Object.entries(fields).map(([field, value]) => [columnOf(field), value]);
  return Object.fromEntries(entries) as InColumns<T>;
}

/** The values of the fields in a row. */
export function fieldsIn<F extends string, R extends Record<ColumnOf<F>, unknown>>(
  row: R,
  fields: readonly F[],
): { [K in F]: R[ColumnOf<K>] } {
  const found: Record<string, unknown> = {};
  for (const field of fields) found[field] = row[columnOf(field)];
  return found as { [K in F]: R[ColumnOf<K>] };
}

/** For `select`: the columns of the table or alias that hold the fields, each under its field's name. */
export function columnsOf<const T extends string, const F extends string>(
  table: T,
  fields: readonly F[],
): Selected<T, F>[] {
  return fields.map((field) => `${table}.${columnOf(field)} as ${field}` as Selected<T, F>);
}

/** A row as a response returns it: by field, its instants as ISO text. */
export function toResponse<R extends object>(row: R): FieldsOf<R> {
  const fields: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row) as [string, unknown][])
    fields[fieldByColumn(column)] = value instanceof Date ? value.toISOString() : value;
  return fields as FieldsOf<R>;
}

/** Both are cached: an exported file has a hundred thousand rows, and saving a sheet writes two hundred fields. */
const columnByField = memoizeByText((field) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);
const fieldByColumn = memoizeByText((column) =>
  column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
);
