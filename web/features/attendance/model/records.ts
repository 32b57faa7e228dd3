import type { RecordIn } from "#api/attendances.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { SentCell } from "./answers.ts";
import type { EditorState } from "./editor-state.ts";

/** Records that one call may carry. */
export const mostRecords = 2000;

/** The days as the call takes them. A note that is not told stays as it is. */
export function recordsOf(cells: readonly SentCell[], days: readonly Day[]): RecordIn[] {
  return cells.map(({ contractId, day, version, content, note }) => ({
    contractId,
    date: days[day - 1] ?? "",
    version,
    intervals: content.kind === "intervals" ? content.intervals.map(plain) : [],
    ...(note === undefined ? {} : { note: note.trim() }),
  }));
}

/** Cells of the state that wait for a choice between two writers. */
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
