import { attendanceFiles, type FileReport } from "#api/attendance-files.ts";
import { attendances } from "#api/attendances.ts";
import type { OutputOf } from "#api/call.ts";
import { packIntervals, unpackRecords } from "#api/cells.ts";
import { daysOfMonth } from "#domain/calendar/day.ts";
import type { World } from "#server/testing/world.ts";
import { bodyWithStaff } from "#server/testing/body-with-clerk.ts";

const month = "2026-03";

/** Its days, by their numbers: 31. */
export const days = daysOfMonth(month);

/** A body whose structure has the named people, on the office week 07:30-15:30. */
export async function openOffice(world: World, people: readonly string[]) {
  const members = people.map((name) => {
    const [last_name = "", first_name = ""] = name.split(" ");
    return { person: { last_name, first_name } };
  });
  const { organizationId, structureId, clerk, contracts } = await bodyWithStaff(world, members);
  const staff = contracts.map(({ id, number, employee: { afm, last_name, first_name } }) => ({
    contractId: id,
    number,
    afm,
    name: `${last_name} ${first_name}`,
  }));
  return { organizationId, clerk, of: { organizationId, structureId, month }, staff };
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** The file as read by the clerk. */
export function readTestFile(
  world: World,
  { of, clerk }: Office,
  bytes: Buffer,
  fileName = "march.xlsx",
) {
  return world.call(attendanceFiles.read, { ...of, fileName }, { as: clerk, bytes });
}

type Table = Pick<OutputOf<typeof attendanceFiles.read>, "headings" | "columns"> & {
  rows: { line: number; cells: string[]; contractId?: string | null }[];
};

/** What a table would do. */
export function preview(world: World, { of, clerk }: Office, { columns, rows }: Table) {
  return world.call(attendanceFiles.preview, { ...of, columns, rows }, { as: clerk });
}

/** Applies a table. */
export function apply(world: World, office: Office, table: Table, given = {}) {
  const { headings, columns, rows } = table;
  const input = { ...office.of, fileName: "march.xlsx", headings, columns, rows, ...given };
  return world.call(attendanceFiles.apply, input, { as: office.clerk });
}

/** The table with other texts in the cells, by their addresses. */
export function withTexts(
  table: Table,
  texts: ReadonlyMap<string, string>,
  report: FileReport,
): Table {
  const places = report.people.flatMap(({ line, days: fileDays }) =>
    fileDays.map(({ cell, column }) => ({ line, cell, column })),
  );
  return {
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((was, index) => {
        const place = places.find(({ line, column }) => line === row.line && column === index);
        return (place && texts.get(place.cell)) ?? was;
      }),
    })),
  };
}

/** What is recorded in the month: of each person's non-empty days, the number and the packed intervals. */
export async function monthCells(world: World, { of, clerk }: Office) {
  const sheet = await world.call(attendances.getMonthSheet, of, { as: clerk });
  return sheet.rows.map(({ cells }) =>
    unpackRecords(cells).flatMap(({ day, intervals }) =>
      intervals.length === 0 ? [] : [`${day} ${packIntervals(intervals)}`],
    ),
  );
}
