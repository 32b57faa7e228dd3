import { elot743 } from "./elot743.ts";
import { letterOfKey, lookAlikeOf } from "./greek-letters.ts";

/** Greek letters from alpha to omega, final sigma and the capitals among them. */
const greek = /[\u0391-\u03c9]/;
const finalSigma = /\u03c2/g;
const sigma = "\u03c3";
const acute = "\u0301";
const dialytika = "\u0308";

/**
 * Text as search compares it: small letters without marks, final sigma as sigma, hyphens and runs of blanks as one
 * blank. In a word of both scripts the Latin letters that look Greek become Greek. Folding twice changes nothing.
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

/** What a row is found by: its parts folded in their order, then the words whose Latin spelling differs, so spelt. */
export function searchKeyOf(parts: readonly string[]): string {
  const text = parts.join(" ");
  const folded = fold(text);
  const words = new Set(folded.split(" "));
  const spelt = new Set(fold(elot743(text)).split(" "));
  return [folded, ...spelt.difference(words)].join(" ");
}

/**
 * The Greek a person meant when typing it with the Latin layout on, accents included (`ge;vrgiow`), to suggest when a
 * search finds nothing; null if there is nothing Latin in the text or it has Greek already.
 */
export function fromWrongKeyboard(text: string): string | null {
  if (greek.test(text) || !/[a-z]/i.test(text)) return null;
  return text
    .replace(/([;:]?)([a-z])/gi, (_, dead: string, key: string) => letterOfKey(key) + markOf(dead))
    .normalize("NFC");
}

function greekInMixedWord(word: string): string {
  if (!greek.test(word)) return word;
  return word.replace(/[a-z]/g, (letter) => {
    // A small nu is drawn as a Latin v, and only small letters reach this point.
    return letter === "v" ? letterOfKey("n") : (lookAlikeOf(letter) ?? letter);
  });
}
