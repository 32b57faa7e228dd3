import { sql } from "kysely";
import type { z } from "zod";
import type { Day } from "#domain/calendar/day.ts";
import { columnOf } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";

/** What any row of a catalogue has; its other columns are called as the fields are. */
export type EntryRow = {
  code: string;
  title: string;
  sort_order: number;
  /** In some: first day on which it may be chosen. */
  valid_from?: Day | undefined;
  valid_to: Day | null;
  version: number;
};

/** An entry as the calls tell it. */
export type Entry = Record<string, unknown> & { code: string; version: number };

/** The rows of a catalogue's table, as `r`. */
export function entriesIn(db: Reader, table: string) {
  return db.selectFrom(sql<EntryRow>`${sql.table(table)}`.as<"r">("r"));
}

/** An entry as its row tells it today. */
export function entryOfRow(row: EntryRow, fields: z.ZodObject, today: Day): Entry {
  const { code, version, valid_from: from = today, valid_to: to } = row;
  const typed = Object.keys(fields.shape).map((name) => [name, Reflect.get(row, columnOf(name))]);
  const isActive = from <= today && (to === null || to >= today);
  return { ...Object.fromEntries(typed), id: code, code, isActive, version };
}

/** What is typed of an entry. */
export function fieldsOf(entry: object, fields: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(fields.shape).map((name) => [name, Reflect.get(entry, name)]),
  );
}
