import { visible } from "../visible-text.ts";

/** A telephone number as typed, without spaces, punctuation and the Greek prefix; other prefixes are kept, as `+`. */
export function cleanPhone(text: string): string {
  return visible(text)
    .replace(/[\s().\-/]/g, "")
    .replace(/^00/, "+")
    .replace(/^\+30/, "");
}

/** Why a cleaned text is not a Greek mobile, Greek landline or foreign (ITU E.164) number, or null. */
export function refusalToPhone(text: string): "phone" | null {
  return /^(69\d{8}|2\d{9}|\+[1-9]\d{6,14})$/.test(text) ? null : "phone";
}
