import type { FileColumn, FileDay, FilePerson, FileRow } from "#api/attendance-files.ts";
import type { RecordIn } from "#api/attendances.ts";
import { type Day, daysOfMonth, type Month } from "#domain/calendar/day.ts";
import type { Barred, ContractDay, ReasonMask } from "#server/features/attendance/public.ts";
import { attendanceFileTexts as t } from "#texts/attendance-files.ts";
import { judgeCell, type JudgedCell, type Words } from "./judge-cell.ts";
import type { Staff } from "./staff.queries.ts";
import { whoseRow } from "./whose-row.ts";

type RowsContext = {
  structureId: string;
  month: Month;
  today: Day;
  columns: readonly FileColumn[];
  staff: readonly Staff[];
  /** Every day of the month, by contract. */
  standing: ReadonlyMap<string, readonly ContractDay[]>;
  barred: (contractId: string, date: Day) => Barred | null;
  wordsOn: (day: Day) => Words;
  mask: ReasonMask;
};

/** A judged row; `person` is null if it names none. */
export type JudgedRow = {
  line: number;
  person: Omit<FilePerson, "days"> | null;
  cells: JudgedDay[];
};

type JudgedDay = { outcome: JudgedCell["outcome"]; day: FileDay | null; record: RecordIn | null };

/** Judges rows in their order; a person's second row is refused. */
export function judgeRows(rows: readonly FileRow[], context: RowsContext): JudgedRow[] {
  const lines = new Map<string, number>();
  return rows.map((row): JudgedRow => {
    const { line } = row;
    const whose = whoseRow(row, context.columns, context.staff);
    if (whose === "left-out") return { line, person: null, cells: [] };
    if ("message" in whose)
      return { line, person: { line, name: whose.read, message: whose.message }, cells: [] };
    const { contracts } = whose;
    const name = contracts[0]?.name ?? "";
    const earlier = contracts.flatMap(({ contractId }) => lines.get(contractId) ?? [])[0];
    if (earlier !== undefined)
      return { line, person: { line, name, message: t.again(earlier) }, cells: [] };
    for (const { contractId } of contracts) lines.set(contractId, line);
    return { line, person: { line, name, message: null }, cells: cellsOf(row, contracts, context) };
  });
}

function cellsOf(row: FileRow, contracts: readonly Staff[], context: RowsContext): JudgedDay[] {
  const days = daysOfMonth(context.month);
  return context.columns.flatMap((what, column): JudgedDay[] => {
    const text = row.cells[column]?.trim() ?? "";
    const date = typeof what === "number" ? days[what - 1] : undefined;
    if (date === undefined || text === "") return [];
    const day = { column, date, cell: addressOf(column, row.line), text, before: "", after: "" };
    const standing = currentDay(date, contracts, context);
    if (standing === null)
      return [
        { outcome: "error", day: { ...day, message: t.twoContracts, meant: null }, record: null },
      ];
    const { contractId, stands } = standing;
    const judged = judgeCell(text, {
      ...context,
      stands,
      barred: context.barred(contractId, date),
      words: context.wordsOn(date),
    });
    const { outcome } = judged;
    if (outcome === "same") return [{ outcome, day: null, record: null }];
    if (outcome === "error") {
      const { message, meant } = judged;
      return [{ outcome, day: { ...day, message, meant }, record: null }];
    }
    const { intervals, before, after } = judged;
    const version = stands.record?.version ?? 0;
    return [
      {
        outcome,
        day: outcome === "update" ? { ...day, before, after, message: null, meant: null } : null,
        record: { contractId, date, version, intervals },
      },
    ];
  });
}

/** The day of the person's contract that belongs to the structure then; null if two contracts do. */
function currentDay(
  date: Day,
  contracts: readonly Staff[],
  { standing, structureId }: RowsContext,
): { contractId: string; stands: ContractDay } | null {
  const found = contracts.flatMap(({ contractId }) => {
    const stands = standing.get(contractId)?.find((one) => one.date === date);
    return stands ? [{ contractId, stands }] : [];
  });
  const here = found.filter(({ stands }) => stands.term?.structureId === structureId);
  return here.length > 1 ? null : (here[0] ?? found[0] ?? null);
}

/** A cell's address as in a spreadsheet. */
function addressOf(column: number, line: number): string {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  return `${letters[Math.floor(column / 26) - 1] ?? ""}${letters[column % 26]}${line}`;
}
