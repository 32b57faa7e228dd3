import { parseCell } from "#domain/attendance/cell.ts";
import { cellVocabulary, foldCode } from "#domain/attendance/cell-vocabulary.ts";
import type { AbsenceReason, DayPlan, Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import { cellCodes } from "#texts/attendance.ts";
import { entryRefusalText } from "#texts/entry-refusals.ts";
import { monthLinkTexts as t } from "#texts/month-requests.ts";
import { wordsOfIntervals } from "#web/features/attendance/public.ts";

/** The day that is being typed, and the absences that can be named. */
type TextContext = { day: Day; plan: DayPlan; reasons: readonly AbsenceReason[] };

/** What a text says about a day; intervals are null if it is empty or cannot be read. */
export type ReadText = {
  intervals: Interval[] | null;
  /** What was understood, or why nothing was; null before anything is typed. */
  words: string | null;
  meant: string | null;
  isWrong: boolean;
};

const nothing: ReadText = { intervals: null, words: null, meant: null, isWrong: false };

/** Reads a text as the cell of the day would; `refusalText` words why it cannot be read. */
export function readClaim(
  text: string,
  { day, plan, reasons }: TextContext,
  refusalText = entryRefusalText,
): ReadText {
  if (text.trim() === "") return nothing;
  const byCode = new Map(reasons.map((reason) => [reason.code, reason]));
  const vocabulary = cellVocabulary(cellCodes, byCode, foldCode);
  const reading = parseCell(text, { day, plan, vocabulary });
  if ("refusal" in reading)
    return {
      intervals: null,
      words: refusalText({ ...reading, text }),
      meant: reading.meant,
      isWrong: true,
    };
  const { intervals } = reading;
  const words = t.readsAs(wordsOfIntervals(intervals, day, byCode));
  return { intervals, words, meant: null, isWrong: false };
}
