import { fold, fromWrongKeyboard } from "#domain/identity/fold.ts";
import type { GridSheet } from "./model/sheet.ts";

/** What the grid shows of its contracts. */
export type Filter = { search: string; onlyDue: boolean };

/**
 * The contracts that fit: every word of the search begins a word of the name, whatever its case, accents or keyboard
 * layout; `dueDaysOf` is asked only where it decides.
 */
export function contractsToShow(
  sheet: GridSheet,
  { search, onlyDue }: Filter,
  dueDaysOf: (contractId: string) => number,
): readonly string[] {
  const words = wordsOf(search);
  const other = wordsOf(fromWrongKeyboard(search) ?? "");
  if (words.length === 0 && !onlyDue) return sheet.order;
  return sheet.order.filter((id) => {
    const contract = sheet.contracts.get(id);
    if (!contract) return false;
    const names = wordsOf(`${contract.name} ${contract.contractNumber}`);
    const isFound = beginAll(words, names) || (other.length > 0 && beginAll(other, names));
    return isFound && (!onlyDue || dueDaysOf(id) > 0);
  });
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(" ")
    .filter((word) => word !== "");
}

function beginAll(words: readonly string[], names: readonly string[]): boolean {
  return words.every((word) => names.some((name) => name.startsWith(word)));
}
