import type { DailyReportRow } from "#api/daily-report.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { elapsedMinute } from "#domain/calendar/zone.ts";
import { parseClock } from "#domain/minutes.ts";

/** What was typed for a person: there as planned, absent for a reason, or at hours of the wall clock. */
export type Draft =
  | { how: "present" }
  | { how: "absent"; reason: string }
  | { how: "hours"; from: string; to: string };

/** What is typed and not saved, by contract, with the version that was seen. */
export type Drafts = ReadonlyMap<string, { draft: Draft; version: number }>;

/** The intervals of a draft on its day, or null while something is missing. A departure before the arrival is of the next day. */
export function intervalsOf(draft: Draft, date: string): Interval[] | null {
  if (draft.how === "present") return [{ kind: "work", from: null, to: null, mark: "link" }];
  if (draft.how === "absent") {
    const { reason } = draft;
    return reason === "" ? null : [{ kind: "absence", from: null, to: null, reason, mark: "link" }];
  }
  const [from, to] = [parseClock(draft.from), parseClock(draft.to)];
  if (from === null || to === null) return null;
  const ends = [elapsedMinute(date, from), elapsedMinute(date, to <= from ? to + 1440 : to)];
  const [start = null, end = null] = ends;
  return start === null || end === null
    ? null
    : [{ kind: "work", from: start, to: end, mark: "link" }];
}

/** The drafts that still fit what stands: of people on the sheet, over the version that was seen. */
export function draftsOver(drafts: Drafts, rows: readonly DailyReportRow[]): Drafts {
  const versions = new Map(rows.map((row) => [row.contractId, row.version]));
  return new Map([...drafts].filter(([id, { version }]) => versions.get(id) === version));
}

/** Drafts with one of a person more, or without it. */
export function withDraft(drafts: Drafts, row: DailyReportRow, draft: Draft | null): Drafts {
  const next = new Map(drafts);
  if (draft === null) next.delete(row.contractId);
  else next.set(row.contractId, { draft, version: row.version });
  return next;
}
