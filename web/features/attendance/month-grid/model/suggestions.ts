import { foldCode, type CellCodes } from "#domain/attendance/cell-vocabulary.ts";
import type { AbsenceReason, IntervalKind } from "#domain/attendance/types.ts";
import { fold } from "#domain/identity/fold.ts";

/** A code with what it says. */
export type CodeTitle = { code: string; title: string };

/** Every code that can be typed: kinds of presence first, then the reasons in use in the catalogue's order. */
export function codesWithTitles(
  codes: CellCodes,
  kinds: Readonly<Record<IntervalKind, string>>,
  reasons: ReadonlyMap<string, AbsenceReason>,
): CodeTitle[] {
  const kindsInOrder = ["work", "telework", "duty", "training", "break"] as const;
  return [
    ...kindsInOrder.map((kind) => ({ code: codes[kind][0] ?? "", title: kinds[kind] })),
    ...[...reasons.values()]
      .filter(({ isActive }) => isActive !== false)
      .map(({ code, title }) => ({ code, title })),
  ];
}

const mostSuggestions = 6;

/**
 * Codes that the last word of a text may be the beginning of, exact ones first: by the code however it was typed, else
 * by any word of the title.
 */
export function suggestionsFor(text: string, all: readonly CodeTitle[]): CodeTitle[] {
  const word =
    text
      .trim()
      .split(/[\s+]+/)
      .at(-1) ?? "";
  if (word === "" || /^[\d:.*!-]/.test(word)) return [];
  const code = foldCode(word);
  const title = fold(word);
  const byCode = all.filter((one) => foldCode(one.code).startsWith(code));
  const exactFirst = byCode.toSorted((one, other) => one.code.length - other.code.length);
  const byTitle = all.filter(
    (one) =>
      !byCode.includes(one) &&
      fold(one.title)
        .split(" ")
        .some((part) => part.startsWith(title)),
  );
  return [...exactFirst, ...byTitle].slice(0, mostSuggestions);
}
