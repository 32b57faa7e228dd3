import { visible } from "../visible-text.ts";

/** A postcode as typed, without spaces. */
export function cleanPostcode(text: string): string {
  return visible(text).replace(/\s/g, "");
}

/** Why a cleaned text is not a Greek postcode, or null. */
export function refusalToPostcode(text: string): "postcode" | null {
  return /^\d{5}$/.test(text) ? null : "postcode";
}
