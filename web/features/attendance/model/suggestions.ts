import { foldCode, type CellCodes } from "#domain/attendance/cell-vocabulary.ts";
import type { AbsenceReason, IntervalKind } from "#domain/attendance/types.ts";
import type { LeaveLaw } from "#domain/contracts/employment-type.ts";
import { isOfLaw } from "#domain/leave/limits.ts";
import { fold, fromWrongKeyboard } from "#domain/identity/fold.ts";
import { untilWords } from "#texts/entry.ts";
import type { Content } from "./content.ts";

/** The heading of a code in the complete list. */
export type CodeGroup = (typeof groups)[number];

const groups = ["presence", "leave", "sick", "other", "other-law"] as const;

/** A code with its title. */
export type CodeTitle = {
  code: string;
  title: string;
  group: CodeGroup;
  /** Which law's leave it is. */
  regime: LeaveLaw | "both";
};

/** The codes for contracts under a given leave law. */
type CodesOfLaw = (law: LeaveLaw | null) => readonly CodeTitle[];

/** Every code that can be typed: kinds of presence first, then the reasons in use in the catalogue's order. */
export function codesWithTitles(
  codes: CellCodes,
  kinds: Readonly<Record<IntervalKind, string>>,
  reasons: ReadonlyMap<string, AbsenceReason>,
): CodeTitle[] {
  const kindsInOrder = ["work", "telework", "duty", "training", "break"] as const;
  return [
    ...kindsInOrder.map((kind) => ({
      code: codes[kind][0] ?? "",
      title: kinds[kind],
      group: "presence" as const,
      regime: "both" as const,
    })),
    ...[...reasons.values()]
      .filter(({ isActive }) => isActive !== false)
      .map((reason) => ({
        code: reason.code,
        title: reason.title,
        group: groupOf(reason),
        regime: reason.regime ?? "both",
      })),
  ];
}

/** For each law, the codes of the other leave law have their own heading. */
export function codesByLaw(all: readonly CodeTitle[]): CodesOfLaw {
  const of = (law: LeaveLaw) =>
    all.map((one) => (isOfLaw(one, law) ? one : { ...one, group: "other-law" as const }));
  const [ofPublic, ofPrivate] = [of("public"), of("private")];
  return (law) => (law === null ? all : law === "public" ? ofPublic : ofPrivate);
}

/**
 * Codes that the last word of a text may be the beginning of: by the code in any spelling, then by any word of the
 * title. An exact match comes first, recently used codes before the others, those of the other leave law last.
 */
export function suggestionsFor(
  text: string,
  all: readonly CodeTitle[],
  lately: readonly string[] = [],
): CodeTitle[] {
  const word = lastWord(text);
  if (word === "" || /^[\d:.*!-]/.test(word)) return [];
  const code = foldCode(word);
  const titles = [fold(word), fold(fromWrongKeyboard(word) ?? word)];
  const rankOf = rankAmong(lately);
  const byCode = all.filter((one) => foldCode(one.code).startsWith(code));
  const exactFirst = byCode.toSorted(
    (one, other) =>
      Number(foldCode(other.code) === code) - Number(foldCode(one.code) === code) ||
      ofOtherLaw(one) - ofOtherLaw(other) ||
      rankOf(one) - rankOf(other) ||
      one.code.length - other.code.length,
  );
  const byTitle = all.filter(
    (one) => !byCode.includes(one) && titles.some((title) => beginsWord(one.title, title)),
  );
  const ownFirst = byTitle.toSorted(
    (one, other) => ofOtherLaw(one) - ofOtherLaw(other) || rankOf(one) - rankOf(other),
  );
  return [...exactFirst, ...ownFirst];
}

/**
 * Whether what is typed is not a day yet but may become one with more typing: its last word, the first that cannot be read,
 * begins a code, times, or the end of a range.
 */
export function mayGoOn(content: Content, all: readonly CodeTitle[]): boolean {
  if (content.kind !== "refused") return false;
  if (content.refusal === "range-without-day") return /^[\d/.-]+$/.test(content.word ?? "");
  if (content.refusal !== "unreadable-cell" || content.meant) return false;
  const { text, word } = content;
  const words = text.trim().split(/[\s+]+/);
  const last = words.at(-1) ?? "";
  if (word !== last) return false;
  if (words.length > 1 && isUntil(last)) return true;
  if (/\s$/.test(text)) return false;
  const mayBeUntil = words.length > 1 && untilWords.some((one) => fold(one).startsWith(fold(last)));
  return mayBeUntil || beginsTimes(last) || suggestionsFor(last, all).length > 0;
}

function isUntil(word: string): boolean {
  return untilWords.some((one) => fold(one) === fold(word));
}

function beginsTimes(word: string): boolean {
  return /^-?\d{1,4}([:.]\d{0,2})?(-\d{0,4}([:.]\d{0,2})?)?$/.test(word);
}

/** Every code, by group, those used recently first within each. */
export function everyCode(all: readonly CodeTitle[], lately: readonly string[]): CodeTitle[] {
  const rankOf = rankAmong(lately);
  return groups.flatMap((group) =>
    all.filter((one) => one.group === group).toSorted((one, other) => rankOf(one) - rankOf(other)),
  );
}

/** The text with the code in place of its last word; if the text is empty or ends with a blank, the code is appended. */
export function withCode(text: string, code: string): string {
  return /[^\s+]$/.test(text) ? text.replace(/[^\s+]+$/, code) : `${text.trimStart()}${code}`;
}

function lastWord(text: string): string {
  return (
    text
      .trim()
      .split(/[\s+]+/)
      .at(-1) ?? ""
  );
}

function rankAmong(lately: readonly string[]): (one: CodeTitle) => number {
  return ({ code }) => {
    const at = lately.indexOf(code);
    return at < 0 ? lately.length : at;
  };
}

function ofOtherLaw({ group }: CodeTitle): number {
  return Number(group === "other-law");
}

function beginsWord(title: string, beginning: string): boolean {
  return fold(title)
    .split(" ")
    .some((part) => part.startsWith(beginning));
}

function groupOf({ group, countsAsPresence }: AbsenceReason): CodeGroup {
  if (countsAsPresence) return "presence";
  if (group === "sick") return "sick";
  return group === "rest" || group === "unjustified" || group === "service" ? "other" : "leave";
}
