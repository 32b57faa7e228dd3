import { visible } from "../visible-text.ts";
import type { Day } from "../calendar/day.ts";
import { looksLikeTimes, readTimes, writeTimes, type TimesRefusal } from "./cell-times.ts";
import type { CellMeaning, CellVocabulary } from "./cell-vocabulary.ts";
import { byTime, isWholeDay } from "./intervals.ts";
import { suggestedTimes } from "./suggested-times.ts";
import { refusalToArrival, refusalToIntervals } from "./refusal.ts";
import type { ArrivalRefusal, IntervalsRefusal } from "./refusal.ts";
import type { DayPlan, Interval, Mark, Minute } from "./types.ts";

/** Why the text of a cell cannot be read as a day. */
export type CellRefusal =
  | TimesRefusal
  | IntervalsRefusal
  | ArrivalRefusal
  | "text-too-long"
  | "nothing-left-of-plan"
  | "day-has-duty";

/** Why a text cannot be read as a day, with the word at fault and the times that may have been meant, where there are any. */
export type CellFault = { refusal: CellRefusal; word: string | null; meant: string | null };

/** The intervals that a text means, or why it cannot be read. */
export type CellReading = { intervals: Interval[] } | CellFault;

/** What the text of a cell depends on. */
export type CellContext = { day: Day; plan: DayPlan; vocabulary: CellVocabulary };

/** The most characters that may be typed into a cell. */
export const longestText = 200;

/**
 * Reads what a person typed into a day of the month grid. Words are separated by spaces or `+`:
 * - nothing: no intervals;
 * - a code alone: the whole planned day, of that kind or absence;
 * - `7:30-15:30`, `0730-1530`, `7-15`: work; `7:30-` and `-15:30`: a punch is missing;
 * - `22-6`: until the next morning; `22-30` is the explicit form;
 * - a code before times: those times, of that kind or absence;
 * - a code after times: the rest of the plan;
 * - another word for a code, or the title of a reason, alone: the same as the code;
 * - a mark of days without a duty, such as a holiday's: no intervals, on such a day only.
 * The returned intervals have passed `refusalToIntervals`; `refusalToRecord` decides whether they may be recorded. A text in
 * `meant` can itself be parsed.
 */
export function parseCell(text: string, context: CellContext): CellReading {
  const reading = readingOfWords(text, context);
  if ("intervals" in reading || !isOfTimes(reading.refusal)) return reading;
  const meant = suggestedTimes(visible(text)).find((one) => "intervals" in readingOf(one, context));
  return meant === undefined ? reading : { ...reading, meant };
}

/** The text that `parseCell` reads back as the same intervals, each marked as typed. */
export function cellText(intervals: readonly Interval[], context: CellContext): string {
  const words: string[] = [];
  let after: Minute | null = null;
  let isCodeAlone = false;
  for (const interval of intervals.toSorted(byTime)) {
    const isWhole = isWholeDay(interval);
    const needsCode = isWhole || isCodeAlone || interval.kind !== "work";
    if (needsCode) words.push(codeOf(interval, context.vocabulary));
    if (!isWhole) words.push(writeTimes(interval, { ...context, after }));
    after = interval.to;
    isCodeAlone = isWhole;
  }
  return words.join(" ");
}

/** Where a text is not a code, it may be another word for one. */
function readingOfWords(text: string, context: CellContext): CellReading {
  const reading = readingOf(text, context);
  if ("intervals" in reading || reading.refusal !== "unreadable-cell") return reading;
  const code = context.vocabulary.codeOf(text);
  const meant = code === null ? reading : readingOf(code, context);
  return "refusal" in meant && meant.refusal === "unreadable-cell" ? reading : meant;
}

const mark: Mark = "typed";

type Meaning = Exclude<CellMeaning, "nothing">;

/** A code, times, or a code with its times; where `meaning` is null the word is neither. */
type Phrase = { word: string; meaning: Meaning | null; times: string | null };

function readingOf(text: string, context: CellContext): CellReading {
  const { plan, vocabulary } = context;
  const words = wordsOf(text);
  if (text.length > longestText) return cellFault("text-too-long", null);
  if (words.some((word) => vocabulary.meaningOf(word) === "nothing")) {
    const isDayOff = words.length === 1 && plan.minutes === 0;
    return isDayOff ? { intervals: [] } : cellFault("day-has-duty", text.trim());
  }
  const intervals: Interval[] = [];
  for (const { word, meaning, times } of phrasesOf(words, vocabulary)) {
    if (!meaning) return cellFault("unreadable-cell", word);
    const read = times === null ? null : readTimes(times, { ...context, after: endOf(intervals) });
    if (read && "refusal" in read) return cellFault(read.refusal, times);
    const found = read ? [{ ...meaning, ...read, mark }] : restOfPlan(meaning, intervals, plan);
    if (found.length === 0) return cellFault("nothing-left-of-plan", word);
    intervals.push(...found);
  }
  const refusal = refusalToIntervals(intervals, plan, vocabulary.reasons);
  const late = refusal ?? refusalToArrival(context.day, plan, intervals);
  return late ? cellFault(late, null) : { intervals: intervals.toSorted(byTime) };
}

/** Whether the fault may lie in how times were typed. */
function isOfTimes(refusal: CellRefusal): boolean {
  return (
    refusal === "unreadable-cell" ||
    refusal === "departure-before-arrival" ||
    refusal === "departure-of-next-night" ||
    refusal === "interval-too-long"
  );
}

function wordsOf(text: string): string[] {
  return visible(text)
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/(?<=\d) +- +(?=\d)/g, "-")
    .split(/[\s+]+/)
    .filter((word) => word !== "");
}

function phrasesOf(words: readonly string[], vocabulary: CellVocabulary): Phrase[] {
  const phrases: Phrase[] = [];
  for (const word of words) {
    const last = phrases.at(-1);
    const meaning = vocabulary.meaningOf(word);
    if (meaning && meaning !== "nothing") phrases.push({ word, meaning, times: null });
    else if (!looksLikeTimes(word)) phrases.push({ word, meaning: null, times: null });
    else if (last?.meaning && last.times === null) last.times = word;
    else phrases.push({ word, meaning: { kind: "work" }, times: word });
  }
  return phrases;
}

/** The whole day where no times precede the code; otherwise what is planned after them. */
function restOfPlan(meaning: Meaning, before: readonly Interval[], plan: DayPlan): Interval[] {
  const last = before.at(-1);
  if (!last || isWholeDay(last)) return [{ ...meaning, from: null, to: null, mark }];
  const { to } = last;
  if (to === null) return [];
  return plan.ranges
    .filter((range) => range.to > to)
    .map((range) => ({ ...meaning, from: Math.max(range.from, to), to: range.to, mark }));
}

function endOf(intervals: readonly Interval[]): Minute | null {
  return intervals.at(-1)?.to ?? null;
}

function codeOf({ kind, reason }: Interval, { codes }: CellVocabulary): string {
  return (kind === "absence" ? reason : codes[kind][0]) ?? "";
}

function cellFault(refusal: CellRefusal, word: string | null): CellFault {
  return { refusal, word, meant: null };
}
