import { visible } from "../visible-text.ts";

/** A tax number as typed, without spaces and the country prefix `GR` or `EL`, the latter in either script. Missing leading zeros stay missing. */
export function cleanAfm(text: string): string {
  return visible(text)
    .replace(/\s/g, "")
    .replace(/^([E\u0395][L\u039b]|GR)/iu, "");
}

/**
 * Why a cleaned text is not a tax number, or null. Nine digits, the last of which is the sum of the others, each times two
 * to the power of its distance from the end, modulo 11, modulo 10. Nine zeros satisfy that but belong to no one.
 */
export function refusalToAfm(text: string): "afm-format" | "afm-checksum" | null {
  if (!/^\d{9}$/.test(text)) return "afm-format";
  if (text === "000000000") return "afm-checksum";
  const sum = text
    .slice(0, 8)
    .split("")
    .reduce((total, digit) => (total + Number(digit)) * 2, 0);
  return (sum % 11) % 10 === Number(text[8]) ? null : "afm-checksum";
}

/** Whether a cleaned text is a tax number. */
export function isAfm(text: string): boolean {
  return refusalToAfm(text) === null;
}
