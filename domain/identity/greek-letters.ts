/**
 * The Latin key under each letter of the Greek keyboard, from alpha (U+03B1) to omega (U+03C9) in the order of Unicode,
 * which puts final sigma (key `w`) before sigma.
 */
const keys = "abgdezhuiklmnjoprwstyfxcv";
const alpha = 0x3b1;

/** Latin letters whose capital looks Greek, and in the next line the key of the Greek letter that each looks like. */
const latinLookAlikes = "abehikmnoptxyz";
const keysLookedLike = "abehikmnortxyz";

/** The Greek letter on a Latin key, in the same case; the character itself if there is none. */
export function letterOfKey(key: string): string {
  const index = keys.indexOf(key.toLowerCase());
  if (index < 0) return key;
  const letter = String.fromCodePoint(alpha + index);
  return isCapital(key) ? letter.toUpperCase() : letter;
}

/** The Latin key of an unaccented Greek letter, in the same case; the character itself if it is not one. */
export function keyOfLetter(letter: string): string {
  const key = keys[(letter.toLowerCase().codePointAt(0) ?? 0) - alpha];
  if (key === undefined) return letter;
  return isCapital(letter) ? key.toUpperCase() : key;
}

/** A code of Latin letters only, as typed with the Greek layout on: each Greek letter becomes the key that was pressed. */
export function inLatinKeys(code: string): string {
  return code.replace(/[\u0370-\u03FF]/g, keyOfLetter);
}

/** The Greek letter that looks like a Latin one when both are capitals, in the same case; null if there is none. */
export function lookAlikeOf(latin: string): string | null {
  const key = keysLookedLike[latinLookAlikes.indexOf(latin.toLowerCase())];
  if (key === undefined) return null;
  return letterOfKey(isCapital(latin) ? key.toUpperCase() : key);
}

/** Capitals, and Greek where a Latin letter looks the same: two texts that the eye takes for one are equal. */
export function inGreekCapitals(text: string): string {
  return text.toLocaleUpperCase("el").replace(/[A-Z]/g, (letter) => lookAlikeOf(letter) ?? letter);
}

/** Whether the letter is a capital. */
export function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase();
}
