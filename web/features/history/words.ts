import { attendances } from "#api/attendances.ts";
import type { HistoryEntry } from "#api/history.ts";
import { isDay } from "#domain/calendar/day.ts";
import { wordsOfEntry } from "#texts/entry-words.ts";
import type { Words } from "#texts/history-words.ts";
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
  return { ...wordsOfEntry(entry, titles), ...words };
}
