import { inLatinKeys } from "./greek-letters.ts";
import { visible } from "../visible-text.ts";

/** A bank's code as typed, without spaces, in capitals and Latin letters. */
export function cleanBic(text: string): string {
  return inLatinKeys(visible(text).replace(/\s/g, "")).toUpperCase();
}

/** Why a cleaned text is not a BIC (ISO 9362: bank, country, place and, where it is given, branch), or null. */
export function refusalToBic(text: string): "bic" | null {
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text) ? null : "bic";
}
