import type { z } from "zod";
import type { ImportRow } from "#api/imports.ts";
import { importTexts } from "#texts/imports.ts";
import type { Issue } from "#texts/validation.ts";

/** What is wrong with a cell of a row, by the header of its column. */
export type RowError = ImportRow["errors"][number];

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
