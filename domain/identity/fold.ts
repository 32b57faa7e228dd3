import { letterOfKey, lookAlikeOf } from "./greek-letters.ts";

const greek = /\p{Script=Greek}/u;
const finalSigma = /\u03c2/g;
const sigma = letterOfKey("s");

/** Keys of the Greek layout that put a mark, an acute or a dialytika, on the letter of the next key. */
const marks = new Map([
  [";", "\u0301"],
  [":", "\u0308"],
]);

/**
 * Text as search compares it: lower case without accents, final sigma as sigma, hyphens and runs of blanks as one
 * blank. In a word that mixes both scripts the Latin letters that look Greek become Greek. Folding twice changes nothing.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(finalSigma, sigma)
    .split(/[\s\p{Pd}]+/u)
    .filter((word) => word !== "")
    .map(greekInMixedWord)
    .join(" ");
}

/**
 * The Greek a person meant when typing it with the Latin layout on, accents included (`ge;vrgiow`), to suggest when a
 * search finds nothing; null if the text has no Latin letters or already has Greek ones.
 */
export function fromWrongKeyboard(text: string): string | null {
  if (greek.test(text) || !/[a-z]/i.test(text)) return null;
  return text.replace(/([;:]?)([a-z])/gi, (match: string, dead: string, key: string) => {
    const letter = (letterOfKey(key) + (marks.get(dead) ?? "")).normalize("NFC");
    return letter.length === 1 ? letter : match.replace(key, letterOfKey(key));
  });
}

function greekInMixedWord(word: string): string {
  if (!greek.test(word)) return word;
  return word.replace(/[a-z]/g, (letter) => {
    // A small nu is drawn as a Latin v, and only small letters reach this point.
    return letter === "v" ? letterOfKey("n") : (lookAlikeOf(letter) ?? letter);
  });
}
