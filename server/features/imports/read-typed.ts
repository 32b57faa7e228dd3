import type { z } from "zod";
import type { ImportRow } from "#api/imports.ts";
import { importTexts } from "#texts/imports.ts";
import { type Issue, messageOf } from "#texts/validation.ts";
import type { JudgedRow } from "./import-kind.ts";

/** An error in a cell of a row, by the header of its column. */
export type RowError = ImportRow["errors"][number];

/** The message for a required field that is empty. */
export const missing = messageOf({ code: "invalid_type", path: [], message: "" });

/** Functions that describe fields in the report of a file, by the headers of their columns. */
export function inWordsOf<F extends string>(columns: Readonly<Record<F, { header: string }>>) {
  const errorAt = (field: F, message: string): RowError => ({
    column: columns[field].header,
    message,
  });
  return {
    errorAt,
    /** Errors for required fields that are empty, except in columns that have an error already. */
    gapsIn: <N extends F>(
      fields: Readonly<Record<N, unknown>>,
      needed: readonly N[],
      errors: readonly RowError[],
    ): RowError[] => {
      const faultyColumns = new Set(errors.map(({ column }) => column));
      return needed
        .filter((field) => fields[field] === "" && !faultyColumns.has(columns[field].header))
        .map((field) => errorAt(field, missing));
    },
    /** The fields in which the file differs from what is stored. */
    changesOf: <N extends F, V>(
      before: Readonly<Record<N, V>>,
      after: Readonly<Record<N, V>>,
      fields: readonly N[],
      format: (field: N, value: V) => string,
    ): ImportRow["changes"] =>
      fields
        .filter((field) => before[field] !== after[field])
        .map((field) => ({
          column: columns[field].header,
          before: format(field, before[field]),
          after: format(field, after[field]),
        })),
  };
}

/** The outcome of a row: nothing is stored if it has errors, or if its record exists already and nothing changes. */
export function outcomeOf<R extends { before: unknown }>(
  given: Pick<ImportRow, "line" | "title" | "errors">,
  record: R,
  changes: (before: NonNullable<R["before"]>) => ImportRow["changes"],
): JudgedRow<R> {
  const row = { ...given, pay: null };
  if (row.errors.length > 0) return { ...row, changes: [], outcome: "error", record: null };
  const { before } = record;
  if (before === null || before === undefined)
    return { ...row, changes: [], outcome: "create", record };
  const found = changes(before);
  return found.length === 0
    ? { ...row, changes: found, outcome: "same", record: null }
    : { ...row, changes: found, outcome: "update", record };
}

/** The texts of a row's cells as values of our fields, validated like typed input; `whyOf` makes the error of an invalid one. */
export function readTyped<V extends object>(
  given: z.ZodType<{ [F in keyof V]?: V[F] | undefined }>,
  texts: ReadonlyMap<keyof V & string, string>,
  whyOf: (field: keyof V & string, issue: Issue, text: string) => RowError,
): { values: Partial<V>; errors: RowError[] } {
  const read = given.safeParse(Object.fromEntries(texts));
  if (read.success) return { values: only<V>(read.data, new Set(texts.keys())), errors: [] };
  // Guarantee: an issue refers to one of the fields.
  const errors = read.error.issues.map((issue) => {
    const field = issue.path[0] as keyof V & string;
    return whyOf(field, issue, texts.get(field) ?? "");
  });
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const right = new Map([...texts].filter(([field]) => !wrong.has(field)));
  const rest = given.safeParse(Object.fromEntries(right));
  return { values: rest.success ? only<V>(rest.data, new Set(right.keys())) : {}, errors };
}

/** The error for a value that an earlier line of the file has too; `lines` holds the first line of each. */
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

/** Guarantee: the schema returns values of the fields' own types; those filled in by a default are left out. */
function only<V extends object>(values: object, fields: ReadonlySet<string>): Partial<V> {
  const entries = Object.entries(values).filter(([field]) => fields.has(field));
  return Object.fromEntries(entries) as Partial<V>;
}
