import { elot743 } from "../identity/elot743.ts";

/** Whether a bank accepts anything of a name: at least one letter is Greek or Latin. Empty names are refused elsewhere. */
export function hasBankName(name: string): boolean {
  return name.trim() === "" || /[A-Za-z]/.test(sepaText(name, longestName));
}

/** The most characters of a name in an order. */
export const longestName = 70;

/**
 * Text as banks accept it (EPC217-08): Greek in Latin letters by ELOT 743, other letters without their accents, anything
 * outside the common set as a blank; at most `max` characters.
 */
export function sepaText(text: string, max: number): string {
  return elot743(text)
    .replaceAll("&", "+")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[«»„“”‘’"´`]/g, "'")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, " ")
    .replace(/ {2,}/g, " ")
    .trim()
    .slice(0, max)
    .trim();
}
