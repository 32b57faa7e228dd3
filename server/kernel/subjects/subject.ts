import { type RawBuilder, sql } from "kysely";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";

/** Whose subjects, and which: null stands for all of them. */
export type SubjectQuery = { organizationId: string; ids: readonly string[] | null };

/**
 * How the present state of a kind's subjects is told. `present` gives rows `subject_id text, state jsonb` of what stands in
 * the tables now; each id asked for has the shape of `idShape`.
 */
export type StateSource = {
  /** What a finding calls such a subject. */
  name: string;
  idShape: RegExp;
  present: (asked: SubjectQuery) => RawBuilder<unknown>;
  as: AsDigest | AsWords;
  /** Another kind under whose name the same subjects are told too. */
  otherKind?: SubjectKind;
  /** The acts whose entries tell this state, where other acts of the same kind tell another. */
  acts?: readonly LedgerAct[];
};

/**
 * The entry keeps a salted digest of the state, taken from the tables in the statement that leaves the entry. `form` counts
 * the shapes that the state has had. Since the form `since` each new form only added one thing at the end of the list:
 * entries of these forms are compared without what was added later, and older ones not at all.
 */
export type AsDigest = { form: number; since?: number };

/**
 * The entry says the state in its own words: `says` is true where it does, `state` is what it says; both read the columns
 * of the entry. `notAlways` are words that some entries lack; these are then not compared by them. `silent` are acts whose
 * entries may say no state, so that an erased one does not prove that there was one. `usual` is the state of a subject of
 * which nothing was told, where there is one.
 */
export type AsWords = {
  says: RawBuilder<unknown>;
  state: RawBuilder<unknown>;
  notAlways?: readonly string[];
  silent?: readonly LedgerAct[];
  usual: Readonly<Record<string, string>> | null;
};

export const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const codeShape = /^.+$/s;
export const contractDayShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{4}-\d{2}-\d{2}$/;
export const contractMonthShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{4}-\d{2}$/;
export const contractYearShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/\d{4}$/;

type Rows = { name?: string; table: string; state: RawBuilder<unknown> } & Partial<AsDigest>;

/** Each row `t` of a table of the body is a subject, by its id. */
export function rowsOfBody(rows: Rows): StateSource {
  const { table, name = kebab(table), form = 1, since = form, state } = rows;
  return {
    name,
    idShape: uuidShape,
    present: (asked) => sql`
      select t.id::text as subject_id, ${state} as state from ${sql.table(table)} t
      where t.organization_id = ${asked.organizationId} and ${isOneOf("t.id", asked)}`,
    as: { form, since },
  };
}

/** Each row `t` of a table of the system, where it is told at all, is a subject by its id or by a code. */
export function rowsOfSystem(
  { table, name = kebab(table), form = 1, since = form, state }: Rows,
  { code, where = sql`true` }: { code?: string; where?: RawBuilder<unknown> } = {},
): StateSource {
  const key = `t.${code ?? "id"}`;
  return {
    name,
    idShape: code ? codeShape : uuidShape,
    present: (asked) => sql`
      select ${sql.ref(key)}::text as subject_id, ${state} as state from ${sql.table(table)} t
      where ${where} and ${isOneOf(key, asked, code ? "text" : "uuid")}`,
    as: { form, since },
  };
}

function kebab(table: string): string {
  return table.replaceAll("_", "-");
}

/** What the columns of a row hold, as a list; of the row `t` unless said. */
export function listOf(columns: string, of = "t"): RawBuilder<unknown> {
  return sql`jsonb_build_array(${sql.join(columns.split(/\s+/).map((column) => sql.ref(`${of}.${column}`)))})`;
}

/** Where a column holds one of the ids asked for. */
export function isOneOf(column: string, { ids }: SubjectQuery, type: "uuid" | "text" = "uuid") {
  return ids === null ? sql`true` : sql`${sql.ref(column)} = any (${ids}::${sql.raw(`${type}[]`)})`;
}

/** The two parts of each id asked for, as rows `a text, b text` of the table `i`. */
export function pairs(ids: readonly string[]): RawBuilder<unknown> {
  return sql`(select split_part(id, '/', 1) as a, split_part(id, '/', 2) as b from unnest(${ids}::text[]) id) i`;
}

type KeyOfDays = [of: "contract_id" | "structure_id", on: "date" | "from_day" | "month"];

/** Whose a row `t` is and when, as one word. */
export function dayOf([of, on]: KeyOfDays): RawBuilder<unknown> {
  const when = sql.ref(`t.${on}`);
  return sql`${sql.ref(`t.${of}`)} || '/' || ${on === "month" ? when : sql`to_char(${when}, 'YYYY-MM-DD')`}`;
}

/**
 * The rows `t` of a table of the body that are of the days or months asked for. They are looked up by their key: as a join, which
 * expects few of them, all rows of the body were read for a thousand.
 */
export function rowsOfKey(
  table: string,
  [of, on]: KeyOfDays,
  { organizationId, ids }: SubjectQuery,
): RawBuilder<unknown> {
  const rows = sql`select * from ${sql.table(table)} where organization_id = ${organizationId}`;
  const when = on === "month" ? sql`i.b` : sql`i.b::date`;
  return ids === null
    ? sql`(${rows}) t`
    : sql`${pairs(ids)} cross join lateral (
        ${rows} and ${sql.ref(of)} = i.a::uuid and ${sql.ref(on)} = ${when} offset 0) t`;
}

type RowsOfDays = {
  name: string;
  table: string;
  key: KeyOfDays;
  state: RawBuilder<unknown>;
  as: AsWords;
};

/** Each row `t` of a table of the body is a subject, by whose it is and when. */
export function rowsOfDays({ name, table, key, state, as }: RowsOfDays): StateSource {
  return {
    name,
    idShape: key[1] === "month" ? contractMonthShape : contractDayShape,
    present: (asked) => sql`
      select ${dayOf(key)} as subject_id, ${state} as state from ${rowsOfKey(table, key, asked)}`,
    as,
  };
}
