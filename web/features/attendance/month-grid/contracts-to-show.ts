import { fold, fromWrongKeyboard } from "#domain/identity/fold.ts";
import type { GridSheet } from "./model/sheet.ts";

/** The filter of the contracts that the grid shows. */
export type Filter = { search: string; onlyDue: boolean };

/**
 * The matching contracts: every word of the search begins a word of the name, ignoring case, accents and keyboard
 * layout; `dueDaysOf` is called only where it decides.
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
