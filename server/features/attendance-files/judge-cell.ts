import type { FileDay } from "#api/attendance-files.ts";
import { cellText } from "#domain/attendance/cell.ts";
import {
  type CellVocabulary,
  cellVocabulary,
  foldCode,
} from "#domain/attendance/cell-vocabulary.ts";
import { type CodeOf, readFileCell } from "#domain/attendance/file-cell.ts";
import { isWholeDay, missesPunch } from "#domain/attendance/intervals.ts";
import { refusalToRecord } from "#domain/attendance/refusal.ts";
import type { AbsenceReason, Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { ContractDay, ReasonMask } from "#server/features/attendance/public.ts";
import { fileCellText } from "#texts/attendance-files.ts";
import { cellCodes } from "#texts/attendance.ts";
import { refusalTexts } from "#texts/refusals.ts";
import { codeOfWords } from "./code-of-words.ts";

/** The words that a day's cell may hold, by the catalogue in force on the day. */
export type Words = { vocabulary: CellVocabulary; codeOf: CodeOf };

/** What a cell means for its day: what to record, or that it is recorded already, or why it is refused. */
export type JudgedCell =
  | { outcome: "create" | "update"; intervals: Interval[]; before: string; after: string }
  | { outcome: "same" }
  | ({ outcome: "error" } & Pick<FileDay, "meant"> & { message: string });

/** What is known of the day when its cell is judged. */
type CellDay = {
  structureId: string;
  today: Day;
  stands: ContractDay;
  barred: "day-locked" | "month-signed" | null;
  words: Words;
  mask: ReasonMask;
};

/** Judges a cell with the same outcome as typing it into the grid. */
export function judgeCell(text: string, day: CellDay): JudgedCell {
  const { stands, words, barred, mask } = day;
  const { date, plan, term } = stands;
  const context = { day: date, plan, vocabulary: words.vocabulary };
  const read = readFileCell(text, context, words.codeOf);
  if ("refusal" in read)
    return { outcome: "error", message: fileCellText(text, read), meant: read.meant };
  if (isSame(read.intervals, stands.intervals) || saysLess(read.intervals, stands.intervals))
    return { outcome: "same" };
  const refusal = refusalToRecord({
    day: date,
    today: day.today,
    locked: barred === "day-locked",
    insideContract: term?.structureId === day.structureId,
    monthSigned: barred === "month-signed",
    plan,
    reasons: words.vocabulary.reasons,
    intervals: read.intervals,
  });
  if (refusal !== null) return { outcome: "error", message: refusalTexts[refusal], meant: null };
  return {
    outcome: stands.intervals.length === 0 ? "create" : "update",
    intervals: read.intervals.map((one) => ({ ...one, mark: "import" })),
    before: cellText(mask.intervals(date, stands.intervals), context),
    after: cellText(read.intervals, context),
  };
}

/** The words of each day, built once for all days with the same catalogue. */
export function wordsOfDays(
  reasonsOn: (day: Day) => ReadonlyMap<string, AbsenceReason>,
  mended: ReadonlyMap<string, { code: string }> = new Map(),
): (day: Day) => Words {
  const made = new Map<ReadonlyMap<string, AbsenceReason>, Words>();
  return (day) => {
    const reasons = reasonsOn(day);
    const known = made.get(reasons);
    if (known) return known;
    const vocabulary = cellVocabulary(cellCodes, reasons, foldCode);
    const words = { vocabulary, codeOf: codeOfWords(reasons, mended) };
    made.set(reasons, words);
    return words;
  };
}

/** Equal except for the marks of their times. */
function isSame(one: readonly Interval[], other: readonly Interval[]): boolean {
  return JSON.stringify(one.map(bareOf)) === JSON.stringify(other.map(bareOf));
}

/** «Present as planned» does not replace times that a clock recorded. */
function saysLess(read: readonly Interval[], stands: readonly Interval[]): boolean {
  const isPlain = read.length === 1 && read.every((one) => one.kind === "work" && isWholeDay(one));
  return (
    isPlain &&
    stands.length > 0 &&
    stands.every((one) => one.kind === "work" && one.mark === "device" && !missesPunch(one))
  );
}

function bareOf({ kind, from, to, reason = "" }: Interval) {
  return [kind, from, to, reason];
}
