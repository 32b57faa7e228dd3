import type { FileAnswer } from "../../kernel/bind.ts";
import type { SignedContext } from "../../kernel/context.ts";
import { rowsAsFile, type RowsOfFile } from "./rows-as-file.ts";
import { type CalendarEvent, writeIcs } from "./write-ics.ts";

/** Rows to export as events of a calendar. */
export type RowsOfCalendar<T> = RowsOfFile<T> & {
  title: string;
  events: (batches: AsyncIterable<T[]>) => AsyncIterable<CalendarEvent[]>;
};

/** A calendar file, written while the database is read. Throws as `rowsAsFile` does. */
export function exportedCalendar<T>(
  ctx: SignedContext,
  { title, events, ...rows }: RowsOfCalendar<T>,
): Promise<FileAnswer> {
  return rowsAsFile(ctx, rows, (batches) => calendarFile(ctx, title, events(batches)));
}

/** A calendar of such batches. One at hand in memory holds no database connection and no export slot while it downloads. */
export function calendarFile(
  { now }: SignedContext,
  title: string,
  batches: Parameters<typeof writeIcs>[1],
) {
  return {
    name: `${title}.ics`,
    type: "text/calendar; charset=utf-8",
    bytes: writeIcs({ title, madeAt: now }, batches),
  };
}
