import { type Guessable, type KnownWords, worthOf } from "./password-worth.ts";
import { readingsOf } from "./password-readings.ts";

/** Why a password is refused; kinds of composition are none of them. */
export type PasswordRefusal = "too-short" | "too-long" | Guessable;

/** What is known of the person, from which a guesser begins. */
export type PasswordOwner = {
  userName: string;
  nickName: string;
  email: string;
  afm: string | null;
  /** Names of the person's organizations, long and short. */
  organizations: readonly string[];
};

/** What a password must be in an installation: at least so many characters; which words are common is asked. */
export type PasswordRule = { shortest: number; isCommon: (word: string) => boolean };

const longest = 128;

/** Units (see `worthOf`) below which a password is guessed from lists, by its length. */
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

/** Kinds of which the password is mostly made under its weakest reading; none where enough is left to guess. */
function guessableKinds(password: string, words: KnownWords, least: number): Guessable[] {
  const worths = readingsOf(password).map((reading) => worthOf(reading, words));
  const weakest = worths.reduce((weak, worth) => (worth.units < weak.units ? worth : weak));
  return weakest.units < least ? [...weakest.kinds] : [];
}

/** Every part of what is known of the person, and the whole without what joins the parts, under every reading. */
function wordsOf({ userName, nickName, email, afm, organizations }: PasswordOwner): Set<string> {
  const known = [userName, nickName, email, afm ?? "", ...organizations];
  const readings = known.flatMap((text) => readingsOf(text));
  const parts = readings.flatMap((text) => [
    ...text.split(/[^\p{L}\p{N}]+/u),
    text.replace(/[^\p{L}\p{N}]+/gu, ""),
  ]);
  return new Set(parts.filter((part) => part.length >= 3));
}
