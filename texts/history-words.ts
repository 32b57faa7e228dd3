import type { Interval } from "#domain/attendance/types.ts";
import { type Day, isDay, isMonth } from "#domain/calendar/day.ts";
import { wallMinute } from "#domain/calendar/zone.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import { formatClock, formatDuration, formatEnd } from "#domain/minutes.ts";
import { intervalTexts, kindTexts } from "./attendance.ts";
import { monthText } from "./calendar-names.ts";
import { common } from "./common.ts";
import { historyTexts as t } from "./history.ts";
import { dayText } from "./moment.ts";
import { monthStateTexts } from "./month-states.ts";
import { numberText } from "./number-text.ts";
import { sheetStateTexts } from "./record-fields.ts";
import { roleTexts } from "./shell.ts";

/** How the values of some fields are worded better than as they are, by field. */
export type Words = Readonly<Record<string, (value: unknown) => string>>;

/** The word for a value of a closed set. */
export function wordIn(words: Readonly<Record<string, string>>) {
  return (value: unknown): string => words[String(value)] ?? t.empty;
}

const wordsOfKinds: Partial<Record<SubjectKind, Words>> = {
  "monthly-contract": { state: wordIn(monthStateTexts) },
  "attendance-sheet": { state: wordIn(sheetStateTexts) },
};

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

/** A field's value as people read it. */
export function wordOf(field: string, value: unknown, words: Words): string {
  const word = words[field];
  if (word) return word(value);
  if (value === null || value === undefined || value === "") return t.empty;
  if (isDay(value)) return dayText(value);
  if (isMonth(value)) return monthText(value);
  if (typeof value === "boolean") return value ? common.yes : common.no;
  if (typeof value === "number") return numberText(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** A change as people read it, `Κατάσταση: Υποβλήθηκε → Υπογράφηκε`; of an id without a title only that it changed. */
export function changeText(
  { field, before, after }: { field: string; before: unknown; after: unknown },
  name: string,
  words: Words,
): string {
  if (field.endsWith("Id") && [before, after].some(isId)) return name;
  const old = before === null ? "" : `${wordOf(field, before, words)} → `;
  return `${name}: ${old}${wordOf(field, after, words)}`;
}

function isId(value: unknown): boolean {
  return typeof value === "string" && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}

/** Who did it and from where. */
export function whoText(entry: { by: string | null; role: string; source: string }): string {
  const { by, role, source } = entry;
  const sources: Readonly<Record<string, string>> = t.sources;
  const from = sources[source];
  if (by === null || role === "System") return [by ?? t.nobody, from ?? []].flat().join(", ");
  const words: Readonly<Record<string, string>> = { ...roleTexts, ...t.roles };
  return `${by} (${[words[role] ?? role, from ?? []].flat().join(", ")})`;
}
