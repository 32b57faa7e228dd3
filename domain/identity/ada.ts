import { lookAlikeOf } from "./greek-letters.ts";

/**
 * The number of an act on Diavgeia as typed or pasted: capitals, no spaces, a plain hyphen, and Greek letters where
 * Latin ones of the same look were typed.
 */
export function cleanAda(text: string): string {
  return text
    .replace(/\s/g, "")
    .replace(/\p{Pd}/gu, "-")
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => lookAlikeOf(letter) ?? letter);
}

/** Whether a cleaned text has the form of a Diavgeia number: 4 to 10 Greek capitals or digits, hyphen, 3 more. */
export function isAda(text: string): boolean {
  return /^[0-9\u0391-\u03a9]{4,10}-[0-9\u0391-\u03a9]{3}$/.test(text);
}
