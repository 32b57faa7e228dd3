import type { DailyReportRow } from "#api/daily-report.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { elapsedMinute } from "#domain/calendar/zone.ts";
import { longestNightMinutes, meantRange } from "#domain/attendance/meant-times.ts";
import { formatClock, parseClock } from "#domain/minutes.ts";

/** What was typed for a person: there as planned, absent for a reason, or at hours of the wall clock. */
export type Draft =
  | { how: "present" }
  | { how: "absent"; reason: string }
  | { how: "hours"; from: string; to: string };

/** What is typed and not saved, by contract, with the version that was seen. */
export type Drafts = ReadonlyMap<string, { draft: Draft; version: number }>;

type Planned = DailyReportRow["planned"];

/**
 * The intervals of a draft on its day, or null while something is missing or other times may have been meant. A departure
 * before the arrival is of the next day.
 */
export function intervalsOf(draft: Draft, date: string, planned: Planned): Interval[] | null {
  if (meantBy(draft, planned) !== null) return null;
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

/** The hours that may have been meant where those typed would last longer than a night and than what is planned. */
export function meantBy(draft: Draft, planned: Planned): string | null {
  if (draft.how !== "hours") return null;
  const longest = Math.max(longestNightMinutes, ...planned.map(({ from, to }) => to - from));
  return meantRange(`${draft.from}-${draft.to}`, longest);
}

/** The hours of a text such as `8:00-15:30`. */
export function hoursOf(times: string): Draft {
  const [from = 0, to = 0] = times.split("-").map((time) => parseClock(time) ?? 0);
  return { how: "hours", from: formatClock(from), to: formatClock(to % 1440) };
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
