import { packIntervals } from "#api/cells.ts";
import type { CellRefusal } from "#domain/attendance/cell.ts";
import type { RecordRefusal } from "#domain/attendance/refusal.ts";
import type { Interval } from "#domain/attendance/types.ts";

/** Why what was typed is not entered into a cell: a range of days is entered only once the user agrees. */
export type EntryRefusal = CellRefusal | RecordRefusal | "range-to-agree" | "range-without-day";

/** The contents of a cell: intervals that may be saved, or a text that may not, kept as it was typed. */
export type Content =
  | { kind: "intervals"; intervals: readonly Interval[] }
  /** `word`: the word at fault, `meant`: times that may have been meant, if any. */
  | RefusedContent;

/** A text that is not a day, kept as it was typed. */
export type RefusedContent = {
  kind: "refused";
  text: string;
  refusal: EntryRefusal;
  word: string | null;
  meant: string | null;
};

/** The content of a day without a record. */
export const emptyContent: Content = { kind: "intervals", intervals: [] };

export function contentOf(intervals: readonly Interval[]): Content {
  return intervals.length === 0 ? emptyContent : { kind: "intervals", intervals };
}

/** Whether two cells have the same content: the same intervals with the same marks, or the same refused text. */
export function isSameContent(one: Content, other: Content): boolean {
  if (one === other) return true;
  if (one.kind === "refused") return other.kind === "refused" && one.text === other.text;
  if (other.kind === "refused") return false;
  return packIntervals(one.intervals) === packIntervals(other.intervals);
}

/** Whether the cell is empty. */
export function isEmptyContent(content: Content): boolean {
  return content.kind === "intervals" && content.intervals.length === 0;
}
