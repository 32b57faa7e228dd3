import { type EntryFault, entryRefusalText, quoted } from "./entry-refusals.ts";
import { monthLinkTexts } from "./month-requests.ts";

/** Tells people who type their own day, and know no codes, why it was not understood. */
export function ownDayRefusalText(fault: EntryFault): string {
  const { refusal, word, text, meant } = fault;
  if (refusal !== "unreadable-cell" || meant !== null) return entryRefusalText(fault);
  return `Το «${quoted(word ?? text)}» δεν διαβάζεται ως ώρες. Γράψτε εδώ από τι ώρα έως τι ώρα εργαστήκατε (π.χ. 7:30-15:30) και ό,τι άλλο στο «${monthLinkTexts.what}»`;
}
