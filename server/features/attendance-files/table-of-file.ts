import type { FileRow } from "#api/attendance-files.ts";
import type { Month } from "#domain/calendar/day.ts";
import { rowsOf, textOfCell } from "#server/features/imports/public.ts";
import type { Cell } from "#server/integrations/files/read-xlsx.ts";
import { Fault } from "#server/kernel/fault.ts";
import { attendanceFileTexts as t } from "#texts/attendance-files.ts";
import { dayOfHeading, type HeadingDay } from "./day-of-heading.ts";
import { namesPerson } from "./matching.ts";

type FileTable = { headings: string[]; rows: Omit<FileRow, "contractId">[] };

const highestHeader = 20;
const mostRows = 1000;
const longestCell = 200;

/**
 * Reads a file of a month. The headings are the row, of the first 20, that names most days, rows that identify a person
 * before those that do not; titles stand above it. Throws `invalid` when it is no table, names no day or days of
 * another month, or has more than 1,000 rows.
 */
export async function tableOfFile(bytes: Buffer, month: Month): Promise<FileTable> {
  const { rows: cells, blankLines = 0 } = await rowsOf(bytes);
  const read = cells.map((row) => row.map(textToShow));
  const [header] = read
    .slice(0, highestHeader)
    .map((row, at) => ({ at, days: daysIn(row, month), isNamed: namesPerson(row) }))
    .filter(({ days }) => days.length > 0)
    .toSorted(
      (one, other) =>
        Number(other.isNamed) - Number(one.isNamed) || other.days.length - one.days.length,
    );
  if (!header) throw new Fault("invalid", { detail: t.noTable });
  const { at } = header;
  refuseOtherMonth(header.days, month);
  const headings = read[at] ?? [];
  const rows = read
    .map((cells, index) => ({ line: blankLines + index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (rows.length > mostRows) throw new Fault("invalid", { detail: t.tooManyRows });
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  return {
    headings: pad(headings, width),
    rows: rows.map(({ line, cells }) => ({ line, cells: pad(cells, width) })),
  };
}

/** The days that a row names from left to right; none if they are not in ascending order, as hours are not. */
function daysIn(row: readonly string[], month: Month): HeadingDay[] {
  const days = row.flatMap((heading) => dayOfHeading(heading, month) ?? []);
  const isInOrder = days.every(({ day }, index) => day >= (days[index - 1]?.day ?? 0));
  return isInOrder ? [...new Map(days.map((one) => [one.day, one])).values()] : [];
}

function refuseOtherMonth(days: readonly { month: Month | null }[], target: Month): void {
  const others = days.flatMap(({ month }) => (month === null || month === target ? [] : [month]));
  const [first] = others;
  if (first !== undefined && others.length === days.length)
    throw new Fault("invalid", { detail: t.otherMonth(first, target) });
}

/** Characters that cannot be stored are shown as U+FFFD, for a person to correct. */
function textToShow(cell: Cell): string {
  const text = textOfCell(cell).replaceAll("\0", "\u{FFFD}").toWellFormed();
  return text.slice(0, longestCell).toWellFormed();
}

function pad(cells: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, index) => cells[index] ?? "");
}
