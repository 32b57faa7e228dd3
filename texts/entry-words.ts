import type { Interval } from "#domain/attendance/types.ts";
import { type Day, isDay } from "#domain/calendar/day.ts";
import { wallMinute } from "#domain/calendar/zone.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import { formatClock, formatDuration, formatEnd } from "#domain/minutes.ts";
import { intervalTexts, kindTexts } from "./attendance.ts";
import { historyTexts as t } from "./history.ts";
import { type Words, wordsOfKinds } from "./history-words.ts";

/** The words for the fields of an entry about a record, a month or a sheet; `titles` are those of absence reasons by code. */
export function wordsOfEntry(
  { subjectKind, subjectId }: { subjectKind: SubjectKind; subjectId: string },
  titles: ReadonlyMap<string, string>,
): Words {
  if (subjectKind !== "attendance-record") return wordsOfKinds[subjectKind] ?? {};
  return {
    intervals: (value) => wordsOfDay(value, subjectId.slice(-10), titles),
    workedMinutes: (value) => (typeof value === "number" ? formatDuration(value) : t.empty),
  };
}

/** Guarantee: the ledger stores the intervals of a record. */
function wordsOfDay(value: unknown, day: Day, titles: ReadonlyMap<string, string>): string {
  const intervals = Array.isArray(value) ? (value as Interval[]) : [];
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
