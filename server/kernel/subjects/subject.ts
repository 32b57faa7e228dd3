import { type RawBuilder, sql } from "kysely";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";

/** Which subjects, of which organization; `ids` null means all of them. */
type SubjectQuery = { organizationId: string; ids: readonly string[] | null };

/**
 * How the present state of a kind's subjects is read. `present` returns rows `subject_id text, state jsonb` of the current
 * contents of the tables; each requested id has the shape of `idShape`.
 */
export type StateSource = {
  /** The name of such a subject in findings. */
  name: string;
  idShape: RegExp;
  present: (query: SubjectQuery) => RawBuilder<unknown>;
  as: AsDigest | AsWords;
  /** Another kind under which the same subjects have entries too. */
  otherKind?: SubjectKind;
  /** The acts whose entries contain this state, if other acts of the same kind contain another. */
  acts?: readonly LedgerAct[];
};

/**
 * The entry stores a salted digest of the state, read from the tables in the statement that writes the entry. `form` is the
 * version of the state's shape. Since the form `since` each new form has only added one element at the end of the list:
 * entries of these forms are compared without what was added later, and older ones not at all.
 */
export type AsDigest = { form: number; since?: number };

/**
 * The entry contains the state in its own words: `says` is true if it does, `state` is that state; both read the columns
 * of the entry. `notAlways` are fields that some entries lack; they are then not compared. `silent` are acts whose entries
 * may contain no state, so that an erased one does not prove that there was one. `usual` is the state of a subject without
 * entries, if there is one.
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
    present: (query) => sql`
      select t.id::text as subject_id, ${state} as state from ${sql.table(table)} t
      where t.organization_id = ${query.organizationId} and ${isOneOf("t.id", query)}`,
    as: { form, since },
  };
}

/** Each row `t` of a table of the system (of those that match `where`) is a subject, by its id or by a code. */
export function rowsOfSystem(
  { table, name = kebab(table), form = 1, since = form, state }: Rows,
  { code, where = sql`true` }: { code?: string; where?: RawBuilder<unknown> } = {},
): StateSource {
  const key = `t.${code ?? "id"}`;
  return {
    name,
    idShape: code ? codeShape : uuidShape,
    present: (query) => sql`
      select ${sql.ref(key)}::text as subject_id, ${state} as state from ${sql.table(table)} t
      where ${where} and ${isOneOf(key, query, code ? "text" : "uuid")}`,
    as: { form, since },
  };
}

function kebab(table: string): string {
  return table.replaceAll("_", "-");
}

/** The columns of a row as a list; of the row `t` by default. */
export function listOf(columns: string, of = "t"): RawBuilder<unknown> {
  return sql`jsonb_build_array(${sql.join(columns.split(/\s+/).map((column) => sql.ref(`${of}.${column}`)))})`;
}

/** Condition that a column is one of the requested ids. */
export function isOneOf(column: string, { ids }: SubjectQuery, type: "uuid" | "text" = "uuid") {
  return ids === null ? sql`true` : sql`${sql.ref(column)} = any (${ids}::${sql.raw(`${type}[]`)})`;
}

/** The two parts of each requested id, as rows `a text, b text` of the table `i`. */
export function pairs(ids: readonly string[]): RawBuilder<unknown> {
  return sql`(select split_part(id, '/', 1) as a, split_part(id, '/', 2) as b from unnest(${ids}::text[]) id) i`;
}

type KeyOfDays = [of: "contract_id" | "structure_id", on: "date" | "from_day" | "month"];

/** The subject id of a row `t`: contract or structure, and day or month. */
export function dayOf([of, on]: KeyOfDays): RawBuilder<unknown> {
  const when = sql.ref(`t.${on}`);
  return sql`${sql.ref(`t.${of}`)} || '/' || ${on === "month" ? when : sql`to_char(${when}, 'YYYY-MM-DD')`}`;
}

/**
 * The rows `t` of a table of the body for the requested days or months. They are looked up by key: a plain join, for which the
 * planner expects few rows, read all rows of the body for a thousand ids.
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

/** Each row `t` of a table of the body is a subject, by contract or structure, and day or month. */
export function rowsOfDays({ name, table, key, state, as }: RowsOfDays): StateSource {
  return {
    name,
    idShape: key[1] === "month" ? contractMonthShape : contractDayShape,
    present: (query) => sql`
      select ${dayOf(key)} as subject_id, ${state} as state from ${rowsOfKey(table, key, query)}`,
    as,
  };
}
