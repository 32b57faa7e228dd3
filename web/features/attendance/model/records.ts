import type { RecordIn } from "#api/attendances.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import type { SentCell } from "./answers.ts";
import type { EditorState } from "./editor-state.ts";

/** The maximum number of records in one call. */
export const mostRecords = 2000;

/** The days as the call's input; `first` is the first day of the month. An omitted note stays as it is. */
export function recordsOf(cells: readonly SentCell[], first: Day): RecordIn[] {
  return cells.map(({ contractId, day, version, content, note }) => ({
    contractId,
    date: dateOf(first, day),
    version,
    intervals: content.kind === "intervals" ? content.intervals.map(plain) : [],
    ...(note === undefined ? {} : { note: note.trim() }),
  }));
}

/** The date of a day counted from the first of a month; a leave may reach the months after it. */
export function dateOf(first: Day, day: number): Day {
  return addDays(first, day - 1);
}

/** Cells that wait for a choice between two writers. */
export function changedSpots({ drafts }: EditorState): { contractId: string; day: number }[] {
  return [...drafts].flatMap(([contractId, days]) =>
    [...days].flatMap(([day, draft]) =>
      draft.answer?.kind === "changed" ? [{ contractId, day }] : [],
    ),
  );
}

function plain({ kind, from, to, reason, mark }: Interval): Interval {
  return reason === undefined ? { kind, from, to, mark } : { kind, from, to, reason, mark };
}
