import type { CodeOf } from "#domain/attendance/file-cell.ts";
import type { AbsenceReason } from "#domain/attendance/types.ts";
import { bare } from "#server/features/imports/public.ts";
import { cellCodes, kindTexts } from "#texts/attendance.ts";
import { officeWords } from "#texts/office-words.ts";

/**
 * Looks up the grid code of a title of the catalogue, a word that the body corrected before, or another word that
 * offices use. The exact title comes first.
 */
export function codeOfWords(
  reasons: ReadonlyMap<string, AbsenceReason>,
  known: ReadonlyMap<string, { code: string }>,
): CodeOf {
  const codes = new Map<string, string>();
  const learn = (word: string, code: string) => {
    const key = keyOfWord(word);
    if (key !== "" && !codes.has(key)) codes.set(key, code);
  };
  const inUse = [...reasons.values()].filter(({ isActive }) => isActive !== false);
  for (const { title, code } of inUse) learn(title, code);
  for (const [word, { code }] of known) learn(word, code);
  for (const [code, words] of Object.entries(officeWords))
    for (const word of words) learn(word, code);
  for (const kind of ["work", "telework", "duty", "training"] as const)
    learn(kindTexts[kind], cellCodes[kind][0] ?? "");
  for (const { title, code } of inUse) learn(title.replace(/\s*\(.*\)/, ""), code);
  return (text) => codes.get(keyOfWord(text)) ?? null;
}

/** The lookup key of a word: without accents, case and punctuation, if anything is left then. */
export function keyOfWord(word: string): string {
  return bare(word) || word.trim();
}
