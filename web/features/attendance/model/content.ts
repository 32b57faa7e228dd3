import { packIntervals } from "#api/cells.ts";
import type { CellRefusal } from "#domain/attendance/cell.ts";
import type { RecordRefusal } from "#domain/attendance/refusal.ts";
import type { Interval } from "#domain/attendance/types.ts";

/** Why what was typed does not go into a cell: a range of days only once it is agreed to. */
export type EntryRefusal = CellRefusal | RecordRefusal | "range-to-agree" | "range-without-day";

/** What a cell holds: intervals that may be saved, or a text that may not, kept as it was typed. */
export type Content =
  | { kind: "intervals"; intervals: readonly Interval[] }
  /** `word`: the word at fault, `meant`: times that may have been meant, where there are any. */
  | RefusedContent;

/** A text that is no day, kept as it was typed. */
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

/** Whether two cells hold the same: the same intervals with the same marks, or the same refused text. */
export function isSameContent(one: Content, other: Content): boolean {
  if (one === other) return true;
  if (one.kind === "refused") return other.kind === "refused" && one.text === other.text;
  if (other.kind === "refused") return false;
  return packIntervals(one.intervals) === packIntervals(other.intervals);
}

/** Whether there is nothing in the cell. */
export function isEmptyContent(content: Content): boolean {
  return content.kind === "intervals" && content.intervals.length === 0;
}
