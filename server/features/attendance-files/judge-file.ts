import type { FileColumn, FileReport, attendanceFiles } from "#api/attendance-files.ts";
import type { RecordIn } from "#api/attendances.ts";
import type { InputOf } from "#api/call.ts";
import { daysOfMonth, firstDay, lastDay } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  barredDays,
  type Calculator,
  daysOfContracts,
  type ReasonMask,
} from "#server/features/attendance/public.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { attendanceFileTexts as t, personColumnTexts } from "#texts/attendance-files.ts";
import { keyOfWord } from "./code-of-words.ts";
import { wordsOfDays } from "./judge-cell.ts";
import { type JudgedRow, judgeRows } from "./judge-rows.ts";
import { staffOfMonth } from "./staff.queries.ts";
import { type WordOfBody, wordsOfBody } from "./words-of-body.ts";

type Input = InputOf<typeof attendanceFiles.preview>;

type JudgedFile = { report: FileReport; records: RecordIn[] };

/** What judging reads before its transaction. */
export type JudgeContext = { calculator: Calculator; mask: ReasonMask };

/**
 * What each cell of a file would do. Throws `not-found` for a foreign structure, or for a row matched to a contract
 * outside its month; `invalid` while no column identifies the person or names a day, or two columns say the same.
 */
export async function judgeFile(
  db: Reader,
  ctx: BodyContext,
  { calculator, mask }: JudgeContext,
  { organizationId, structureId, month, columns, rows }: Input,
): Promise<JudgedFile> {
  await requireStructure(db, { organizationId, structureId });
  const staff = await staffOfMonth(db, { organizationId, structureId, month });
  const contractIds = staff.map(({ contractId }) => contractId);
  if (rows.some(({ contractId }) => contractId !== null && !contractIds.includes(contractId)))
    throw new Fault("not-found");
  refuseColumns(columns, daysOfMonth(month).length);
  const [from, to] = [firstDay(month), lastDay(month)];
  const query = { organizationId, contractIds, from, to };
  const found = await daysOfContracts(db, calculator, query);
  const known = await wordsOfBody(db, organizationId);
  const judged = judgeRows(rows, {
    structureId,
    month,
    today: ctx.today,
    columns,
    staff,
    standing: new Map(found.map(({ contractId, days }) => [contractId, days])),
    barred: await barredDays(db, ctx, found),
    wordsOn: wordsOfDays(calculator.reasonsOn, known),
    mask,
  });
  return {
    report: { ...reportOf(judged), words: wordsMet(known, judged, { columns, rows }) },
    records: judged.flatMap(({ cells }) => cells.flatMap(({ record }) => record ?? [])),
  };
}

function refuseColumns(columns: readonly FileColumn[], days: number): void {
  const usedColumns = columns.filter((column) => column !== null);
  const twice = usedColumns.find((column, index) => usedColumns.indexOf(column) !== index);
  if (twice !== undefined) {
    const what = typeof twice === "number" ? String(twice) : personColumnTexts[twice].header;
    throw new Fault("invalid", { detail: t.twice(what) });
  }
  if (!usedColumns.some((column) => typeof column === "string"))
    throw new Fault("invalid", { detail: t.noPerson });
  if (!usedColumns.some((column) => typeof column === "number" && column <= days))
    throw new Fault("invalid", { detail: t.noDay });
}

/** The remembered words found in the day cells of matched rows, most cells first. */
function wordsMet(
  known: ReadonlyMap<string, WordOfBody>,
  judged: readonly JudgedRow[],
  { columns, rows }: Pick<Input, "columns" | "rows">,
): FileReport["words"] {
  if (known.size === 0) return [];
  const read = new Set(judged.flatMap(({ line, cells }) => (cells.length > 0 ? [line] : [])));
  const texts = rows
    .filter(({ line }) => read.has(line))
    .flatMap(({ cells }) => cells.filter((_, column) => typeof columns[column] === "number"));
  const met = Map.groupBy(texts, keyOfWord);
  return [...known.values()]
    .map(({ key, ...word }) => ({ ...word, cells: met.get(key)?.length ?? 0 }))
    .filter(({ cells }) => cells > 0)
    .toSorted((one, other) => other.cells - one.cells);
}

function reportOf(judged: readonly JudgedRow[]): Omit<FileReport, "words"> {
  const counts = { create: 0, update: 0, same: 0, error: 0 };
  for (const { person, cells } of judged) {
    if (person !== null && person.message !== null) counts.error += 1;
    for (const { outcome } of cells) counts[outcome] += 1;
  }
  return {
    counts,
    people: judged.flatMap(({ person, cells }) =>
      person === null ? [] : [{ ...person, days: cells.flatMap(({ day }) => day ?? []) }],
    ),
    leftOut: judged.flatMap(({ line, person }) => (person === null ? [line] : [])),
  };
}
