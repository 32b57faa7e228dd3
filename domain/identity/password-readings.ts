import { elot743 } from "./elot743.ts";
import { keyOfLetter, letterOfKey } from "./greek-letters.ts";

const finalSigma = /\u03c2/g;
const sigma = letterOfKey("s");

/** Signs that people put for a letter. */
const signs = new Map([
  ["@", "a"],
  ["4", "a"],
  ["3", "e"],
  ["1", "i"],
  ["!", "i"],
  ["0", "o"],
  ["$", "s"],
  ["5", "s"],
  ["7", "t"],
]);

/**
 * What a password may have been made from, in small letters without accents: as typed, Greek spelt in Latin letters, Greek
 * typed with the Latin layout on and the reverse, and signs as the letters they stand for.
 */
export function readingsOf(password: string): string[] {
  const typed = password.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const asLatinKeys = typed.replace(/[\u03b1-\u03c9]/g, keyOfLetter);
  const plain = typed.replace(finalSigma, sigma);
  const asGreekKeys = plain.replace(/[a-z]/g, letterOfKey);
  const asLetters = plain.replace(/[@4310!$57]/g, (sign) => signs.get(sign) ?? sign);
  return [...new Set([plain, elot743(plain), asLatinKeys, elot743(asGreekKeys), asLetters])];
}
