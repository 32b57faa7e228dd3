import { elot743 } from "./elot743.ts";
import { fold } from "./fold.ts";

const greek = /\p{Script=Greek}/u;

/**
 * Whether two texts can be the name of one person: each word of the shorter one appears in the other too, in any order,
 * ignoring case and accents. An initial matches its name; a name in Latin letters is compared as passports
 * write the Greek one (ELOT 743).
 */
export function isSameName(one: string, other: string): boolean {
  const [less, more] = bothInWords(one, other).toSorted((a, b) => a.length - b.length);
  return (less ?? []).every((word) => more?.some((known) => isSameWord(word, known)));
}

/** Whether two names have no word in common, compared as above: a different person, not one who took another surname. */
export function isOtherName(one: string, other: string): boolean {
  const [words, others] = bothInWords(one, other);
  return !words.some((word) => others.some((known) => isSameWord(word, known)));
}

function bothInWords(one: string, other: string): [string[], string[]] {
  const inLatin = !greek.test(one) || !greek.test(other);
  return [wordsOf(one, inLatin), wordsOf(other, inLatin)];
}

function wordsOf(name: string, inLatin: boolean): string[] {
  return fold(inLatin ? elot743(name) : name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}

function isSameWord(one: string, other: string): boolean {
  if (one.length === 1 || other.length === 1) return one.startsWith(other) || other.startsWith(one);
  return one === other;
}
