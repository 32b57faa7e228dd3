import { isEmptyContent } from "./content.ts";
import type { Spot } from "./drafts.ts";
import type { Proposal } from "./edits.ts";
import { contentAt, storedAt, type EditorState } from "./editor-state.ts";
import type { SheetRules } from "./rules.ts";

/** What a range does, day by day, before it is entered. */
export type RangePreview = {
  /** Working days that take it. */
  proposals: readonly Proposal[];
  /** Of these, days that had another content. */
  replaced: number;
  /** Days without a duty, with the holidays among them. */
  off: number;
  holidays: readonly number[];
  /** Days that are read-only: locked, or of a closed month. */
  locked: number;
  /** Days that the contract does not cover here. */
  outside: number;
  refused: number;
};

/** The result of entering a text into the days from the spot to `lastDay` of the sheet's month. */
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
  const counts = { replaced: 0, off: 0, locked: 0, outside: 0, refused: 0 };
  for (let day = spot.day; day <= lastDay; day += 1) {
    const at = { ...spot, day };
    const content = rules.read(at, text);
    const lock = rules.lockAt(at);
    if (lock === "outside-contract" || lock === "other-structure") counts.outside += 1;
    else if (lock) counts.locked += 1;
    else if (rules.isOff(at)) {
      counts.off += 1;
      if (isHoliday(day)) holidays.push(day);
    } else if (content.kind === "refused") counts.refused += 1;
    else {
      proposals.push([at, content]);
      const currentContent = contentAt(state, rules, at);
      // A text that is not a day replaces nothing: the text of the range itself is one while it is being typed.
      const before =
        currentContent.kind === "refused" ? storedAt(state, rules, at).content : currentContent;
      if (!isEmptyContent(before) && rules.textOf(at, before) !== text) counts.replaced += 1;
    }
  }
  return { proposals, holidays, ...counts };
}
