import { createHash } from "node:crypto";
import { type FileColumn, personColumns } from "#api/attendance-files.ts";
import type { Month } from "#domain/calendar/day.ts";
import { bare, fieldsOfHeader, type ImportColumn } from "#server/features/imports/public.ts";
import { personColumnTexts } from "#texts/attendance-files.ts";
import { dayOfHeading } from "./day-of-heading.ts";

/** What the user chose for the headings that name no day by themselves, in their order. */
export type ChosenColumns = readonly FileColumn[];

const columns: readonly ImportColumn<(typeof personColumns)[number]>[] = personColumns.map(
  (field) => ({ field, ...personColumnTexts[field], isRequired: false }),
);

/** What each column is: a day if its heading names one of the month, else the user's choice, else what its heading reads as. */
export function matchColumns(
  headings: readonly string[],
  month: Month,
  chosenColumns: ChosenColumns | null,
): FileColumn[] {
  const guessed = chosenColumns ?? guessedColumns(withoutDays(headings, month));
  const met = new Set<FileColumn>();
  let next = 0;
  return headings.map((heading) => {
    const headingDay = dayOfHeading(heading, month);
    const column = headingDay === null ? (guessed[next++] ?? null) : dayAsked(headingDay, month);
    if (column === null || met.has(column)) return null;
    met.add(column);
    return column;
  });
}

/** Whether a heading identifies the person of a row. */
export function namesPerson(headings: readonly string[]): boolean {
  return guessedColumns(headings).some((column) => column !== null);
}

/** The columns of the headings that name no day. */
export function chosenColumnsOf(
  headings: readonly string[],
  month: Month,
  given: readonly FileColumn[],
): ChosenColumns {
  return given.filter((_, index) => dayOfHeading(headings[index] ?? "", month) === null);
}

/** Equal for files of the same headings, whatever the days of their months. */
export function headingsHash(headings: readonly string[], month: Month): Buffer {
  const names = withoutDays(headings, month).map(bare);
  return createHash("sha256").update(JSON.stringify(names)).digest();
}

function withoutDays(headings: readonly string[], month: Month): string[] {
  return headings.filter((heading) => dayOfHeading(heading, month) === null);
}

function guessedColumns(headings: readonly string[]): FileColumn[] {
  return fieldsOfHeader(headings, columns);
}

function dayAsked(headingDay: { day: number; month: Month | null }, month: Month): number | null {
  return headingDay.month === null || headingDay.month === month ? headingDay.day : null;
}
