import type { IntervalOut } from "#api/attendance-sheets.ts";
import { attendances } from "#api/attendances.ts";
import type { HistoryEntry } from "#api/history.ts";
import { type Day, isDay } from "#domain/calendar/day.ts";
import { wallMinute } from "#domain/calendar/zone.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import { formatClock, formatDuration, formatEnd } from "#domain/minutes.ts";
import { intervalTexts, kindTexts } from "#texts/attendance.ts";
import { historyTexts as t } from "#texts/history.ts";
import { type Words, wordsOfKinds } from "#texts/history-words.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { today } from "#web/kernel/today.ts";

/** The words for the fields of an entry: those given, and those of records and months. */
export function useWords(entry: HistoryEntry, words: Words): Words {
  const day = entry.subjectId.slice(-10);
  // The same query as that of the day's sheet, which is on the same page.
  const reasons = useSideAnswer(
    attendances.getReasons,
    isDay(day) && day < today() ? { on: day } : {},
    { enabled: entry.subjectKind === "attendance-record", staleTime: Number.POSITIVE_INFINITY },
  );
  const titles = new Map(reasons.data?.map(({ code, title }) => [code, title]));
  return { ...wordsOfKind(entry.subjectKind, day, titles), ...words };
}

function wordsOfKind(kind: SubjectKind, day: Day, titles: ReadonlyMap<string, string>): Words {
  if (kind !== "attendance-record") return wordsOfKinds[kind] ?? {};
  return {
    intervals: (value) => wordsOfDay(value, day, titles),
    workedMinutes: (value) => (typeof value === "number" ? formatDuration(value) : t.empty),
  };
}

/** Guarantee: the ledger stores intervals in the form in which the calls return them. */
function wordsOfDay(value: unknown, day: Day, titles: ReadonlyMap<string, string>): string {
  const intervals = Array.isArray(value) ? (value as IntervalOut[]) : [];
  if (intervals.length === 0) return t.empty;
  return intervals
    .map(({ kind, from, to, reason }) => {
      const name =
        kind === "absence" ? (titles.get(reason ?? "") ?? kindTexts.absence) : kindTexts[kind];
      if (from === null && to === null) return `${name} ${t.whole}`;
      return `${name} ${clockOf(from, day, formatClock)}–${clockOf(to, day, formatEnd)}`;
    })
    .join(", ");
}

function clockOf(minute: number | null, day: Day, format: typeof formatClock): string {
  return minute === null || !isDay(day) ? intervalTexts.missing : format(wallMinute(day, minute));
}
