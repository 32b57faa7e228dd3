import type { Day } from "#domain/calendar/day.ts";
import { fold } from "#domain/identity/fold.ts";
import { typedDay } from "#web/ui/calendar/typed-day.ts";
import type { Spot } from "./drafts.ts";
import type { Proposal } from "./edits.ts";
import { contentAt, type EditorState } from "./editor-state.ts";
import { isEmptyContent } from "./content.ts";
import type { SheetRules } from "./rules.ts";

/** What goes into each day of a range, and its last day. */
export type TypedRange = { text: string; until: Day };

/** What a range does, day by day, before it is done. */
export type RangePreview = {
  /** Working days that take it. */
  proposals: readonly Proposal[];
  /** Of these, days that held something else. */
  replaced: number;
  /** Days without a duty, with the holidays among them. */
  off: number;
  holidays: readonly number[];
  locked: number;
  refused: number;
};

/** Reads `KAN until 30/11`: what is entered, one of the words that say until, and a day. Null for anything else. */
export function typedRange(
  text: string,
  from: Day,
  untilWords: readonly string[],
): TypedRange | null {
  const words = text.trim().split(/\s+/);
  const last = words.at(-1) ?? "";
  const isUntil = untilWords.some((word) => fold(word) === fold(words.at(-2) ?? ""));
  const until = typedDay(last) ?? dayAfter(last, from);
  if (!isUntil || words.length < 3 || until === null || until < from) return null;
  return { text: words.slice(0, -2).join(" "), until };
}

/** What comes of a text put into the days from the spot to the last one of the sheet's month. */
export function rangePreview(
  state: EditorState,
  rules: SheetRules,
  spot: Spot,
  lastDay: number,
  text: string,
  isHoliday: (day: number) => boolean,
): RangePreview {
  const proposals: Proposal[] = [];
  const holidays: number[] = [];
  const counts = { replaced: 0, off: 0, locked: 0, refused: 0 };
  for (let day = spot.day; day <= lastDay; day += 1) {
    const at = { ...spot, day };
    const content = rules.read(at, text);
    if (rules.lockAt(at)) counts.locked += 1;
    else if (rules.isOff(at)) {
      counts.off += 1;
      if (isHoliday(day)) holidays.push(day);
    } else if (content.kind === "refused") counts.refused += 1;
    else {
      proposals.push([at, content]);
      const before = contentAt(state, rules, at);
      if (!isEmptyContent(before) && rules.textOf(at, before) !== text) counts.replaced += 1;
    }
  }
  return { proposals, holidays, ...counts };
}

/** The day of `30/11` on or after another. */
function dayAfter(text: string, from: Day): Day | null {
  const year = Number(from.slice(0, 4));
  const found = [year, year + 1].map((one) => typedDay(`${text}/${one}`));
  return found.find((day) => day !== null && day >= from) ?? null;
}
