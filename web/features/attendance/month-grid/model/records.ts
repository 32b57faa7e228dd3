import type { RecordIn } from "#api/attendances.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { SentCell } from "./answers.ts";
import type { GridState } from "./grid-state.ts";

/** Records that one call may carry. */
export const mostRecords = 2000;

/** The cells as the call takes them. A grid has no notes: those of the records stay as they are. */
export function recordsOf(cells: readonly SentCell[], days: readonly Day[]): RecordIn[] {
  return cells.map(({ contractId, day, version, content }) => ({
    contractId,
    date: days[day - 1] ?? "",
    version,
    intervals: content.kind === "intervals" ? content.intervals.map(plain) : [],
  }));
}

/** Cells of the state that wait for a choice between two writers. */
export function changedSpots({ drafts }: GridState): { contractId: string; day: number }[] {
  return [...drafts].flatMap(([contractId, days]) =>
    [...days].flatMap(([day, draft]) =>
      draft.answer?.kind === "changed" ? [{ contractId, day }] : [],
    ),
  );
}

function plain({ kind, from, to, reason, mark }: Interval): Interval {
  return reason === undefined ? { kind, from, to, mark } : { kind, from, to, reason, mark };
}
