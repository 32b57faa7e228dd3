import type { IntervalOut } from "#api/attendance-sheets.ts";
import { attendances } from "#api/attendances.ts";
import type { HistoryEntry } from "#api/history.ts";
import { type Day, isDay, isMonth } from "#domain/calendar/day.ts";
import { wallMinute } from "#domain/calendar/zone.ts";
import { formatClock, formatDuration, formatEnd } from "#domain/minutes.ts";
import { intervalTexts, kindTexts } from "#texts/attendance.ts";
import { common } from "#texts/common.ts";
import { historyTexts as t } from "#texts/history.ts";
import { monthStateTexts } from "#texts/monthly-contracts.ts";
import { sheetStateTexts } from "#texts/record-fields.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { today } from "#web/kernel/today.ts";
import { formatDay, formatMonth, formatNumber } from "#web/ui/formats.ts";

/** How the values of some fields are worded better than as they are, by field. */
export type Words = Readonly<Record<string, (value: unknown) => string>>;

/** The label of a value among some choices. */
export function wordAmong(choices: readonly { value: string; label: string }[] | undefined) {
  return (value: unknown): string => choices?.find((one) => one.value === value)?.label ?? t.empty;
}

/** The word for a value of a closed set. */
export function wordIn(words: Readonly<Record<string, string>>) {
  return (value: unknown): string => words[String(value)] ?? t.empty;
}

/** A field's value as people read it. */
export function wordOf(field: string, value: unknown, words: Words): string {
  const word = words[field];
  if (word) return word(value);
  if (value === null || value === undefined || value === "") return t.empty;
  if (isDay(value)) return formatDay(value);
  if (isMonth(value)) return formatMonth(value);
  if (typeof value === "boolean") return value ? common.yes : common.no;
  if (typeof value === "number") return formatNumber(value);
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The words for the fields of an entry: those given, and those of records and months. */
export function useWords(entry: HistoryEntry, words: Words) {
  const day = entry.subjectId.slice(-10);
  // The same query as that of the day's sheet, which is on the same page.
  const reasons = useSideAnswer(
    attendances.getReasons,
    isDay(day) && day < today() ? { on: day } : {},
    { enabled: entry.subjectKind === "attendance-record", staleTime: Number.POSITIVE_INFINITY },
  );
  const titles = new Map(reasons.data?.map(({ code, title }) => [code, title]));
  const all = { ...wordsOfKind(entry.subjectKind, day, titles), ...words };
  return (field: string, value: unknown) => wordOf(field, value, all);
}

function wordsOfKind(kind: string, day: Day, titles: ReadonlyMap<string, string>): Words {
  if (kind === "monthly-contract") return { state: wordIn(monthStateTexts) };
  if (kind === "attendance-sheet") return { state: wordIn(sheetStateTexts) };
  if (kind !== "attendance-record") return {};
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
