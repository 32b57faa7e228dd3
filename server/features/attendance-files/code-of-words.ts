import type { CodeOf } from "#domain/attendance/file-cell.ts";
import type { AbsenceReason } from "#domain/attendance/types.ts";
import { bare } from "#server/features/imports/public.ts";
import { cellCodes, kindTexts } from "#texts/attendance.ts";
import { officeWords } from "#texts/office-words.ts";

/**
 * What is typed in the grid for a title of the catalogue, a word that the body mended before, or another word of offices. The
 * exact title comes first.
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

/** A word as it is looked up: without accents, case and punctuation, where that leaves something. */
export function keyOfWord(word: string): string {
  return bare(word) || word.trim();
}
