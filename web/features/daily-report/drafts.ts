import type { SavedRecord } from "#api/attendances.ts";
import type { DailyReportRow } from "#api/daily-report.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { elapsedMinute } from "#domain/calendar/zone.ts";
import { longestNightMinutes, suggestedRange } from "#domain/attendance/suggested-times.ts";
import { formatClock, parseClock } from "#domain/minutes.ts";

/** What was typed for a person: present as planned, absent for a reason, or present at wall-clock hours. */
export type Draft =
  | { how: "present" }
  | { how: "absent"; reason: string }
  | { how: "hours"; from: string; to: string };

/** Input that is not saved yet, by contract, with the version that was first seen and why it was not saved. */
export type Drafts = ReadonlyMap<string, { draft: Draft; version: number; message?: string }>;

type Planned = DailyReportRow["planned"];

/**
 * The intervals of a draft on its day, or null while it is incomplete or other times may have been
 * meant. A departure before the arrival belongs to the next day.
 */
export function intervalsOf(draft: Draft, date: string, planned: Planned): Interval[] | null {
  if (suggestedHours(draft, planned) !== null) return null;
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

/** The hours that may have been meant, if those typed would last longer than a night and than what is planned. */
export function suggestedHours(draft: Draft, planned: Planned): string | null {
  if (draft.how !== "hours") return null;
  const longest = Math.max(longestNightMinutes, ...planned.map(({ from, to }) => to - from));
  return suggestedRange(`${draft.from}-${draft.to}`, longest);
}

/** The hours of a text such as `8:00-15:30`. */
export function hoursOf(times: string): Draft {
  const [from = 0, to = 0] = times.split("-").map((time) => parseClock(time) ?? 0);
  return { how: "hours", from: formatClock(from), to: formatClock(to % 1440) };
}

/** The drafts that still matter: those of people on the sheet that differ from the stored record. */
export function draftsOver(
  drafts: Drafts,
  { rows, date }: { rows: readonly DailyReportRow[]; date: string },
): Drafts {
  const byContract = new Map(rows.map((row) => [row.contractId, row]));
  return new Map(
    [...drafts].filter(([id, { draft }]) => {
      const row = byContract.get(id);
      if (!row) return false;
      const intervals = intervalsOf(draft, date, row.planned);
      return intervals === null || textOf(intervals) !== textOf(row.intervals);
    }),
  );
}

function textOf(intervals: readonly Interval[]): string {
  return JSON.stringify(
    intervals.map(({ kind, from, to, reason, mark }) => [kind, from, to, reason, mark]),
  );
}

/** What is left of the drafts after the response to `sent`: what was not saved, with the reason, and what was typed meanwhile. */
export function draftsAfter(
  drafts: Drafts,
  sent: Drafts,
  records: readonly Pick<SavedRecord, "contractId" | "outcome" | "version" | "messages">[],
): Drafts {
  const next = new Map(drafts);
  for (const { contractId, outcome, version, messages } of records) {
    const one = drafts.get(contractId);
    if (!one) continue;
    const isAsSent = one === sent.get(contractId);
    if (outcome === "saved" && isAsSent) next.delete(contractId);
    else if (outcome === "saved") next.set(contractId, { ...one, version });
    else if (isAsSent) next.set(contractId, { ...one, message: messages.join(" ") });
  }
  return next;
}

/** What is kept on the device once one tab replaces its `before` with `next`; what another tab keeps there stays. */
export function mergeDrafts(stood: Drafts, before: Drafts, next: Drafts): Drafts {
  const isOwn = (id: string) => isSameDraft(stood.get(id)?.draft, before.get(id)?.draft);
  return new Map([...[...stood].filter(([id]) => !isOwn(id)), ...next]);
}

function isSameDraft(one: Draft | undefined, other: Draft | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Drafts with a person's draft added or removed; what another user saves meanwhile is overwritten only by choice. */
export function withDraft(
  drafts: Drafts,
  { contractId, version }: Pick<DailyReportRow, "contractId" | "version">,
  draft: Draft | null,
): Drafts {
  const next = new Map(drafts);
  if (draft === null) next.delete(contractId);
  else next.set(contractId, { draft, version: drafts.get(contractId)?.version ?? version });
  return next;
}

/** Drafts in which a person's own draft overwrites what another user saved meanwhile. */
export function withOwn(
  drafts: Drafts,
  { contractId, version }: Pick<DailyReportRow, "contractId" | "version">,
): Drafts {
  const own = drafts.get(contractId);
  return own ? new Map(drafts).set(contractId, { draft: own.draft, version }) : drafts;
}
