import { expect, test } from "vitest";
import type { CellLock } from "../model/rules.ts";
import { lockWords } from "./active-words.ts";

test.each<[CellLock, boolean, string]>([
  ["day-locked", false, "Η ημέρα είναι κλειδωμένη. Υποβάλετε αίτημα ξεκλειδώματος"],
  ["day-locked", true, "Η ημέρα είναι κλειδωμένη. Αίτημα ξεκλειδώματος σε αναμονή"],
  ["month-signed", true, "Ο μήνας έχει υποβληθεί ή υπογραφεί. Αίτημα ξεκλειδώματος σε αναμονή"],
  ["other-structure", true, "Την ημέρα αυτή ο εργαζόμενος ανήκει σε άλλη Δομή"],
])("the text of a cell locked as %s, with an unlock requested (%s): %s", (lock, isAsked, words) => {
  expect(lockWords(lock, isAsked)).toBe(words);
});
