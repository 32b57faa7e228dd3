import { elot743 } from "./elot743.ts";
import { keyOfLetter, letterOfKey } from "./greek-letters.ts";
import { type Guessable, type KnownWords, worthOf } from "./password-worth.ts";

/** Why a password is refused; rules of composition are not among the reasons. */
export type PasswordRefusal = "too-short" | "too-long" | Guessable;

/** What is known about the person, which a guesser tries first. */
export type PasswordOwner = {
  userName: string;
  nickName: string;
  email: string;
  afm: string | null;
  /** Names of the person's organizations, long and short. */
  organizations: readonly string[];
};

/** The password rule of an installation: the least length in characters, and which words are common. */
type PasswordRule = { shortest: number; isCommon: (word: string) => boolean };

const longest = 128;

/** Units (see `worthOf`) below which a password is guessed from lists, by the least length of the rule. */
const leastUnits = (shortest: number) => (shortest < 12 ? 6 : 8);

const product: ReadonlySet<string> = new Set(["paron", "parousia", "parousies"]);

/**
 * Why a password may not be chosen; empty when it may. Length in characters after NFC, so that a letter counts once
 * however it was typed. NIST SP 800-63B-4 3.1.1.2: length and a blocklist decide, composition does not.
 */
export function refusalsToPassword(
  password: string,
  owner: PasswordOwner,
  { shortest, isCommon }: PasswordRule,
): PasswordRefusal[] {
  const length = Array.from(password.normalize("NFC")).length;
  if (length > longest) return ["too-long"];
  const words = { common: isCommon, personal: wordsOf(owner), product };
  const tooShort: PasswordRefusal[] = length < shortest ? ["too-short"] : [];
  return [...tooShort, ...guessableKinds(password, words, leastUnits(shortest))];
}

/** The kinds that make up the password in its weakest reading; empty where enough is left to guess. */
function guessableKinds(password: string, words: KnownWords, least: number): Guessable[] {
  const worths = readingsOf(password).map((reading) => worthOf(reading, words));
  const weakest = worths.reduce((weak, worth) => (worth.units < weak.units ? worth : weak));
  return weakest.units < least ? [...weakest.kinds] : [];
}

/** Every part of what is known about the person, and the whole without separators, in every reading. */
function wordsOf({ userName, nickName, email, afm, organizations }: PasswordOwner): Set<string> {
  const known = [userName, nickName, email, afm ?? "", ...organizations];
  const readings = known.flatMap((text) => readingsOf(text));
  const parts = readings.flatMap((text) => [
    ...text.split(/[^\p{L}\p{N}]+/u),
    text.replace(/[^\p{L}\p{N}]+/gu, ""),
  ]);
  return new Set(parts.filter((part) => part.length >= 3));
}

const finalSigma = /\u03c2/g;
const sigma = letterOfKey("s");

/** Signs that people type in place of a letter. */
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
 * What a password may have been made from, in lower case without accents: as typed, Greek spelt in Latin letters, Greek
 * typed with the Latin layout on and the reverse, and signs as the letters they stand for.
 */
function readingsOf(password: string): string[] {
  const letters = password.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  const asLatinKeys = letters.replace(/[\u03b1-\u03c9]/g, keyOfLetter);
  const plain = letters.replace(finalSigma, sigma);
  const asGreekKeys = plain.replace(/[a-z]/g, letterOfKey);
  const asLetters = plain.replace(/[@4310!$57]/g, (sign) => signs.get(sign) ?? sign);
  return [...new Set([plain, elot743(plain), asLatinKeys, elot743(asGreekKeys), asLetters])];
}
