import { letterOfKey } from "../identity/greek-letters.ts";
import { fold } from "../identity/fold.ts";
import type { AbsenceReason, IntervalKind } from "./types.ts";

/**
 * The words of the month grid. The first of each list is displayed, all are accepted. `nothing` holds the marks of days
 * without a duty (weekend, holiday …), so that a printed sheet can be pasted back.
 */
export type CellCodes = Readonly<
  Record<Exclude<IntervalKind, "absence"> | "nothing", readonly string[]>
>;

/** What a code means for a range; "nothing": there is no record. */
export type CellMeaning = { kind: IntervalKind; reason?: string } | "nothing";

/** Built once by `cellVocabulary`, because pasting a month looks words up tens of thousands of times. */
export type CellVocabulary = {
  codes: CellCodes;
  reasons: ReadonlyMap<string, AbsenceReason>;
  meaningOf: (word: string) => CellMeaning | null;
  /** The code meant by a whole text that is not itself a code, such as a title; null where it means none, or several. */
  codeOf: (text: string) => string | null;
};

/** Other words that people type, by the code they stand for. */
type OtherWords = Readonly<Record<string, readonly string[]>>;

/**
 * The vocabulary of the month grid. `fold` normalizes words that should compare as equal, as `foldCode` does. Where two words
 * fold alike, codes take precedence over reasons. Of `others` only words of three or more letters are used: a shorter one may
 * be a mistyped code.
 */
export function cellVocabulary(
  codes: CellCodes,
  reasons: ReadonlyMap<string, AbsenceReason>,
  fold: (text: string) => string,
  others: OtherWords = {},
): CellVocabulary {
  const meanings = new Map<string, CellMeaning>();
  for (const code of reasons.keys()) meanings.set(fold(code), { kind: "absence", reason: code });
  for (const kind of ["work", "telework", "duty", "training", "break"] as const) {
    for (const code of codes[kind]) meanings.set(fold(code), { kind });
  }
  for (const code of codes.nothing) meanings.set(fold(code), "nothing");
  const stands = standFor(reasons, others, fold);
  return {
    codes,
    reasons,
    meaningOf: (word) => meanings.get(fold(word)) ?? null,
    codeOf: (text) => stands.get(fold(text)) ?? null,
  };
}

function standFor(
  reasons: ReadonlyMap<string, AbsenceReason>,
  others: OtherWords,
  fold: (text: string) => string,
): ReadonlyMap<string, string | null> {
  const stands = new Map<string, string | null>();
  const learn = (text: string, code: string) => {
    const key = fold(text);
    if (key.length >= 3) stands.set(key, (stands.get(key) ?? code) === code ? code : null);
  };
  for (const { title, code } of reasons.values()) learn(title, code);
  for (const [code, words] of Object.entries(others)) for (const word of words) learn(word, code);
  return stands;
}

/**
 * Normalizes a typed code: folds case, accents and Latin letters that look Greek in a Greek word; in a word of Latin letters
 * only, takes the Greek letters on the same keys. A dash of any length is a hyphen.
 */
export function foldCode(text: string): string {
  const folded = fold(text);
  if (folded === "") return text.trim() === "" ? "" : "-";
  return fold(folded.replace(/[a-z]/g, letterOfKey));
}
