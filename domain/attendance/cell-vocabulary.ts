import { letterOfKey } from "../identity/greek-letters.ts";
import { fold } from "../identity/fold.ts";
import type { AbsenceReason, IntervalKind } from "./types.ts";

/**
 * The words of the month grid. Of each list the first is shown, all are understood. `nothing` are the marks of days
 * without a duty (weekend, holiday …), so that a printed sheet can be pasted back.
 */
export type CellCodes = Readonly<
  Record<Exclude<IntervalKind, "absence"> | "nothing", readonly string[]>
>;

/** What a code says of a range; "nothing": there is no record. */
export type CellMeaning = { kind: IntervalKind; reason?: string } | "nothing";

/** Made once by `cellVocabulary`, because a paste of a month asks it tens of thousands of times. */
export type CellVocabulary = {
  codes: CellCodes;
  reasons: ReadonlyMap<string, AbsenceReason>;
  meaningOf: (word: string) => CellMeaning | null;
};

/**
 * The vocabulary of the month grid. `fold` makes equal what should be equal, such as `foldCode`. Where two words fold
 * alike the codes come before the reasons.
 */
export function cellVocabulary(
  codes: CellCodes,
  reasons: ReadonlyMap<string, AbsenceReason>,
  fold: (text: string) => string,
): CellVocabulary {
  const meanings = new Map<string, CellMeaning>();
  for (const code of reasons.keys()) meanings.set(fold(code), { kind: "absence", reason: code });
  for (const kind of ["work", "telework", "duty", "training", "break"] as const) {
    for (const code of codes[kind]) meanings.set(fold(code), { kind });
  }
  for (const code of codes.nothing) meanings.set(fold(code), "nothing");
  return { codes, reasons, meaningOf: (word) => meanings.get(fold(word)) ?? null };
}

/**
 * Makes equal what a person means by a code: case, accents, Latin letters that look Greek in a Greek word and, in a word
 * of Latin letters only, the Greek letters on the keys that were struck. A dash of any length is a hyphen.
 */
export function foldCode(text: string): string {
  const folded = fold(text);
  if (folded === "") return text.trim() === "" ? "" : "-";
  return fold(folded.replace(/[a-z]/g, letterOfKey));
}
