import type { CellFault } from "#domain/attendance/cell.ts";
import type { Day, Month } from "#domain/calendar/day.ts";
import { fold } from "#domain/identity/fold.ts";
import { untilWords } from "#texts/entry.ts";
import { parseDay } from "#web/ui/calendar/parse-day.ts";
import type { RefusedContent } from "./content.ts";
import type { RangePreview } from "./range-preview.ts";

/** What goes into each day of a range, and its last day; `fullText` is the complete typed text, if it was typed. */
export type DayRange = { text: string; until: Day; fullText?: string };

/** Whether nothing of a range may be entered: one of its months is closed, or no day takes it. */
export function isRangeRefused(range: {
  closed: readonly Month[];
  preview: RangePreview;
}): boolean {
  return range.closed.length > 0 || range.preview.proposals.length === 0;
}

/** The maximum number of days of a range, as for a leave. */
export const longestRange = 366;

/** Reads `KAN until 30/11`, or `KAN until 30` within the month: the content, a word for "until", and a day; else null. */
export function parseRange(
  text: string,
  from: Day,
  untilWords: readonly string[],
): DayRange | null {
  const words = text.trim().split(/\s+/);
  const last = words.at(-1) ?? "";
  const isUntil = saysUntil(words, untilWords);
  const until = parseDay(last) ?? dayAfter(last, from);
  if (!isUntil || words.length < 3 || until === null || until < from) return null;
  return { text: words.slice(0, -2).join(" "), until, fullText: text.trim() };
}

/** A text that cannot be read as a day: it may be a range of days, which is not an error. */
export function unreadText(text: string, day: Day, fault: CellFault): RefusedContent {
  const refused = { kind: "refused", text, word: null, meant: null } as const;
  if (parseRange(text, day, untilWords)) return { ...refused, refusal: "range-to-agree" };
  const words = text.trim().split(/\s+/);
  if (words.length > 2 && saysUntil(words, untilWords))
    return { ...refused, refusal: "range-without-day", word: words.at(-1) ?? "" };
  return { kind: "refused", text, ...fault };
}

/** Whether the word before the last one means "until". */
function saysUntil(words: readonly string[], untilWords: readonly string[]): boolean {
  return untilWords.some((word) => fold(word) === fold(words.at(-2) ?? ""));
}

/** The date of `30/11` on or after another; for `30`, in the same month. */
function dayAfter(text: string, from: Day): Day | null {
  if (/^\d{1,2}$/.test(text)) return parseDay(`${from.slice(0, 8)}${text.padStart(2, "0")}`);
  const year = Number(from.slice(0, 4));
  const found = [year, year + 1].map((one) => parseDay(`${text}/${one}`));
  return found.find((day) => day !== null && day >= from) ?? null;
}
