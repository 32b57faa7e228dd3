import type { z } from "zod";
import type { ImportRow } from "#api/imports.ts";
import { importTexts } from "#texts/imports.ts";
import { type Issue, messageOf } from "#texts/validation.ts";
import type { JudgedRow } from "./import-kind.ts";

/** What is wrong with a cell of a row, by the header of its column. */
export type RowError = ImportRow["errors"][number];

/** What is said of a field that must hold something. */
export const missing = messageOf({ code: "invalid_type", path: [], message: "" });

/** Says of fields what the report of a file shows of them, by the headers of their columns. */
export function inWordsOf<F extends string>(columns: Readonly<Record<F, { header: string }>>) {
  const errorAt = (field: F, message: string): RowError => ({
    column: columns[field].header,
    message,
  });
  return {
    errorAt,
    /** Errors for the fields that must hold something and are empty, except those of columns that have an error already. */
    gapsIn: <N extends F>(
      fields: Readonly<Record<N, unknown>>,
      needed: readonly N[],
      errors: readonly RowError[],
    ): RowError[] => {
      const named = new Set(errors.map(({ column }) => column));
      return needed
        .filter((field) => fields[field] === "" && !named.has(columns[field].header))
        .map((field) => errorAt(field, missing));
    },
    /** The fields in which the file says something else than what is stored. */
    changesOf: <N extends F, V>(
      before: Readonly<Record<N, V>>,
      after: Readonly<Record<N, V>>,
      fields: readonly N[],
      shown: (field: N, value: V) => string,
    ): ImportRow["changes"] =>
      fields
        .filter((field) => before[field] !== after[field])
        .map((field) => ({
          column: columns[field].header,
          before: shown(field, before[field]),
          after: shown(field, after[field]),
        })),
  };
}

/** What becomes of a row: nothing where it has errors, or where its record stands already and nothing changes. */
export function outcomeOf<R extends { before: unknown }>(
  row: Pick<ImportRow, "line" | "title" | "errors">,
  record: R,
  changes: (before: NonNullable<R["before"]>) => ImportRow["changes"],
): JudgedRow<R> {
  if (row.errors.length > 0) return { ...row, changes: [], outcome: "error", record: null };
  const { before } = record;
  if (before === null || before === undefined)
    return { ...row, changes: [], outcome: "create", record };
  const found = changes(before);
  return found.length === 0
    ? { ...row, changes: found, outcome: "same", record: null }
    : { ...row, changes: found, outcome: "update", record };
}

/** The texts of a row's cells as values of our fields, each judged as a typed one would be; `whyOf` says what is wrong with one. */
export function readTyped<V extends object>(
  given: z.ZodType<{ [F in keyof V]?: V[F] | undefined }>,
  typed: ReadonlyMap<keyof V & string, string>,
  whyOf: (field: keyof V & string, issue: Issue, text: string) => RowError,
): { values: Partial<V>; errors: RowError[] } {
  const read = given.safeParse(Object.fromEntries(typed));
  if (read.success) return { values: only<V>(read.data, new Set(typed.keys())), errors: [] };
  // Guarantee: an issue lies on one of the fields.
  const errors = read.error.issues.map((issue) => {
    const field = issue.path[0] as keyof V & string;
    return whyOf(field, issue, typed.get(field) ?? "");
  });
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const right = new Map([...typed].filter(([field]) => !wrong.has(field)));
  const rest = given.safeParse(Object.fromEntries(right));
  return { values: rest.success ? only<V>(rest.data, new Set(right.keys())) : {}, errors };
}

/** What is wrong with a value that an earlier line of the file has too; `lines` holds the first line of each. */
export function repeatedIn(
  lines: Map<string, number>,
  value: string | null | undefined,
  line: number,
): string[] {
  if (!value) return [];
  const first = lines.get(value);
  if (first === undefined) lines.set(value, line);
  return first === undefined ? [] : [importTexts.repeated(first)];
}

/** Guarantee: the schema gives values of the fields' own types; those that only a default filled are left out. */
function only<V extends object>(values: object, fields: ReadonlySet<string>): Partial<V> {
  const entries = Object.entries(values).filter(([field]) => fields.has(field));
  return Object.fromEntries(entries) as Partial<V>;
}
