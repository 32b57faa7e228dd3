import { inLatinKeys } from "./greek-letters.ts";
import { visible } from "../visible-text.ts";

/** An account number as typed, without spaces, in capitals and Latin letters. */
export function cleanIban(text: string): string {
  return inLatinKeys(visible(text).replace(/\s/g, "")).toUpperCase();
}

/** Why a text is not an IBAN. */
export type IbanRefusal = "iban" | "iban-country" | "iban-length";

/**
 * Why a cleaned text is not an IBAN (ISO 13616), or null. An IBAN has a country and a length from the registry, and check
 * digits from 02 to 98 that fit (ISO 7064, MOD 97-10, gives no others). In Greek ones bank and branch are digits.
 */
export function refusalToIban(text: string): IbanRefusal | null {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]*$/.test(text)) return "iban";
  const country = text.slice(0, 2);
  const length = lengthOf.get(country);
  if (length === undefined) return "iban-country";
  if (text.length !== length) return "iban-length";
  if (country === "GR" && !/^GR\d{9}/.test(text)) return "iban";
  const check = Number(text.slice(2, 4));
  if (check < 2 || check > 98) return "iban";
  return remainder(text.slice(4) + text.slice(0, 4)) === 1 ? null : "iban";
}

/** Whether what was typed is an IBAN. */
export function isIban(text: string): boolean {
  return refusalToIban(cleanIban(text)) === null;
}

/** A cleaned IBAN in groups of four, as banks print it. */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, "$& ");
}

/** A cleaned IBAN with all but its country and last four characters hidden. */
export function maskIban(iban: string): string {
  return iban.replace(/(?<=..).(?=.{4})/g, "\u2022");
}

/** The number modulo 97 when each letter is read as two digits, A as 10 to Z as 35. */
function remainder(characters: string): number {
  return characters.split("").reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
}

/**
 * Countries by the length of their IBAN: the IBAN registry that SWIFT keeps for ISO 13616 (swift.com, "IBAN Registry",
 * as of December 2024), 89 countries. Territories use the letters of their State, as the registry says.
 */
const countriesOfLength: Readonly<Record<number, string>> = {
  15: "NO",
  16: "BE",
  18: "DK FI FK FO GL NL SD",
  19: "MK SI",
  20: "AT BA EE KZ LT LU MN XK",
  21: "CH HR LI LV",
  22: "BG BH CR DE GB GE IE ME RS VA",
  23: "AE GI IL IQ OM SO TL",
  24: "AD CZ ES MD PK RO SA SE SK TN VG",
  25: "LY PT ST",
  26: "IS TR",
  27: "BI DJ FR GR IT MC MR SM",
  28: "AL AZ BY CY DO GT HN HU LB NI PL SV",
  29: "BR EG PS QA UA",
  30: "JO KW MU YE",
  31: "MT SC",
  32: "LC",
  33: "RU",
};

const lengthOf: ReadonlyMap<string, number> = new Map(
  Object.entries(countriesOfLength).flatMap(([length, countries]) =>
    countries.split(" ").map((country) => [country, Number(length)] as const),
  ),
);
