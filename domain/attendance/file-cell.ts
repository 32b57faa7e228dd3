import { wallMinute } from "../calendar/zone.ts";
import { formatShortClock } from "../minutes.ts";
import { type CellContext, type CellFault, type CellReading, parseCell } from "./cell.ts";

/** Why the cell of a file cannot be read as a day. */
export type FileCellFault =
  | CellFault
  | { refusal: "hours-alone"; word: string; meant: string | null };

/** What the cell of a file means, or why it cannot be read. */
type FileCellReading = Exclude<CellReading, CellFault> | FileCellFault;

/** Returns the code for a word or title as offices write it, such as `Annual leave`; null where there is none. */
export type CodeOf = (text: string) => string | null;

/**
 * Reads a day as written in an office's file: everything that a cell of the grid accepts, and also
 * - a title, or another word that offices use, in place of its code;
 * - hours alone (`8`, `7,5`, `8:00`): the day as planned where it is that long. Otherwise their times are unknown, and
 *   `meant` proposes them from the beginning of the plan;
 * - a rest on a day without a duty: no intervals.
 */
export function readFileCell(text: string, context: CellContext, codeOf: CodeOf): FileCellReading {
  const { plan, vocabulary } = context;
  const hours = hoursOf(text);
  if (hours !== null) return readHours(text.trim(), hours, context);
  const code = vocabulary.meaningOf(text) === null ? codeOf(text) : null;
  const meaning = vocabulary.meaningOf(code ?? text);
  const isRest =
    meaning !== null &&
    meaning !== "nothing" &&
    meaning.reason !== undefined &&
    vocabulary.reasons.get(meaning.reason)?.group === "rest";
  if (isRest && plan.minutes === 0) return { intervals: [] };
  return parseCell(code ?? text, context);
}

function hoursOf(text: string): number | null {
  const found = /^(\d{1,2})(?:[.,](\d{1,2})|:([0-5]\d)(?::00)?)?$/.exec(text.trim());
  if (!found) return null;
  const [, hours = "", decimals, minutes] = found;
  if (minutes !== undefined) return Number(hours) * 60 + Number(minutes);
  return Math.round(Number(`${hours}.${decimals ?? 0}`) * 60);
}

function readHours(word: string, minutes: number, context: CellContext): FileCellReading {
  const { plan, day } = context;
  const [first] = plan.ranges;
  if (minutes === 0 && plan.minutes === 0) return { intervals: [] };
  if (first && minutes === plan.minutes)
    return { intervals: [{ kind: "work", from: null, to: null, mark: "typed" }] };
  if (!first || minutes === 0) return { refusal: "hours-alone", word, meant: null };
  const start = wallMinute(day, first.from);
  const meant = `${formatShortClock(start)}-${formatShortClock(start + minutes)}`;
  const isRead = "intervals" in parseCell(meant, context);
  return { refusal: "hours-alone", word, meant: isRead ? meant : null };
}
