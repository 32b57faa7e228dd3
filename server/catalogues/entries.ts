import { sql } from "kysely";
import type { z } from "zod";
import type { Day } from "#domain/calendar/day.ts";
import { columnOf } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";

/** The columns that every catalogue has; its other columns are named after the fields. */
type EntryRow = {
  code: string;
  title: string;
  sort_order: number;
  /** Only in some catalogues: the first day on which the entry may be chosen. */
  valid_from?: Day | undefined;
  valid_to: Day | null;
  version: number;
};

/** An entry as the calls return it. */
type Entry = Record<string, unknown> & { code: string; version: number };

/** The rows of a catalogue's table, aliased `r`. */
export function entriesIn(db: Reader, table: string) {
  return db.selectFrom(sql<EntryRow>`${sql.table(table)}`.as<"r">("r"));
}

/** An entry from its row, as of today. */
export function entryOfRow(row: EntryRow, fields: z.ZodObject, today: Day): Entry {
  const { code, version, valid_from: from = today, valid_to: to } = row;
  const values = Object.keys(fields.shape).map((name) => [name, Reflect.get(row, columnOf(name))]);
  const isActive = from <= today && (to === null || to >= today);
  return { ...Object.fromEntries(values), id: code, code, isActive, version };
}

/** The editable fields of an entry. */
export function fieldsOf(entry: object, fields: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(fields.shape).map((name) => [name, Reflect.get(entry, name)]),
  );
}
