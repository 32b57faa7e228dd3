import { type RawBuilder, sql } from "kysely";
import type { SubjectKind } from "#domain/ledger/acts.ts";

/** Whose subjects, and which: null stands for all of them. */
export type Asked = { organizationId: string; ids: readonly string[] | null };

/**
 * How the present state of a kind's subjects is told. `present` gives rows `subject_id text, state jsonb` of what stands in
 * the tables now; each id asked for has the shape of `idShape`.
 */
export type StateSource = {
  /** What a finding calls such a subject. */
  name: string;
  idShape: RegExp;
  present: (asked: Asked) => RawBuilder<unknown>;
  as: AsDigest | AsWords;
  /** Another kind under whose name the same subjects are told too. */
  otherKind?: SubjectKind;
};

/**
 * The entry keeps a salted digest of the state, taken from the tables in the statement that leaves the entry. `form`
 * counts the shapes that the state has had: entries of another form are not compared.
 */
export type AsDigest = { form: number };

/**
 * The entry says the state in its own words: `says` where it does, `state` what it says; both read the columns of the
 * entry. `usual` is the state of a subject of which nothing was told, where there is one.
 */
export type AsWords = {
  says: RawBuilder<unknown>;
  state: RawBuilder<unknown>;
  usual: Readonly<Record<string, string>> | null;
};

export const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const codeShape = /^.+$/s;
export const contractDayShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{4}-\d{2}-\d{2}$/;
export const contractMonthShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{4}-\d{2}$/;
export const contractYearShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{4}$/;

/** Where a column holds one of the ids asked for. */
export function among(column: string, { ids }: Asked, type: "uuid" | "text" = "uuid") {
  return ids === null ? sql`true` : sql`${sql.ref(column)} = any (${ids}::${sql.raw(`${type}[]`)})`;
}

/** The two parts of each id asked for, as rows `a text, b text` of the table `i`. */
export function pairs(ids: readonly string[]): RawBuilder<unknown> {
  return sql`(select split_part(id, '/', 1) as a, split_part(id, '/', 2) as b from unnest(${ids}::text[]) id) i`;
}

/**
 * The row named `as` that `found` gives for the two parts of each id asked for. Each is looked up by its key: as a join, which
 * expects few of them, all rows of the body were read for a thousand.
 */
export function rowOfEach(
  ids: readonly string[],
  found: RawBuilder<unknown>,
  as: string,
): RawBuilder<unknown> {
  return sql`${pairs(ids)} cross join lateral (${found} offset 0) ${sql.raw(as)}`;
}
