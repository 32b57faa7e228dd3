import { isCapital, keyOfLetter } from "./greek-letters.ts";

/** Latin spelling of the letters whose spelling differs from their key on the Greek keyboard. */
const spellings = new Map([
  ["b", "v"],
  ["h", "i"],
  ["u", "th"],
  ["j", "x"],
  ["w", "s"],
  ["x", "ch"],
  ["c", "ps"],
  ["v", "o"],
]);

const greekWord = /\p{Script=Greek}[\p{Script=Greek}\p{M}]*/gu;

/**
 * Letters that are spelt together, written as keys. An accent between the vowels or a dialytika (U+0308) on the second keeps
 * them apart; the `y` is upsilon.
 */
const sound = /[aeho]y(?!\u0308)\p{M}*|^mp|mp$|[a-z]/giu;
const voiced = /^[aehioyvbgdzlmnr]/i;

/** Greek text in Latin letters by ELOT 743 (ISO 843), as on passports; other characters stay as they are. */
export function elot743(text: string): string {
  return text.normalize("NFD").replace(greekWord, spellWord).normalize("NFC");
}

function spellWord(word: string): string {
  const inKeys = word.replace(/[\u0391-\u03c9]/g, keyOfLetter);
  const letters = inKeys.replace(/\P{L}/gu, "");
  const allCapitals = letters.length > 1 && letters === letters.toUpperCase();
  const spelt = inKeys.replace(sound, (letters, at: number) => {
    const latin = spell(letters.toLowerCase(), inKeys.slice(at + letters.length));
    if (allCapitals) return latin.toUpperCase();
    return isCapital(letters.charAt(0)) ? capitalised(latin) : latin;
  });
  return spelt.replace(/\p{M}/gu, "");
}

function spell(letters: string, rest: string): string {
  if (letters === "mp") return "b";
  if (letters === "g" && /^[gjx]/i.test(rest)) return "n";
  if (letters.startsWith("oy")) return "ou";
  const first = spellings.get(letters.charAt(0)) ?? letters.charAt(0);
  if (letters.charAt(1) !== "y") return first;
  return first + (voiced.test(rest) ? "v" : "f");
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
