/** A citizen's number as typed, without spaces and hyphens, in capitals. */
export function cleanPersonalNumber(text: string): string {
  return text.replace(/[\s-]/g, "").toUpperCase();
}

/**
 * Why a cleaned text is not the citizen's number that goes with the tax number, or null. Three characters (the rule of
 * the third is unpublished) and then the nine digits of the tax number; law 5013/2023.
 */
export function refusalToPersonalNumber(
  text: string,
  afm: string | null = null,
): "personal-number" | "personal-number-afm" | null {
  if (!/^[0-9A-Z\u0391-\u03a9]{3}\d{9}$/.test(text)) return "personal-number";
  return afm !== null && text.slice(3) !== afm ? "personal-number-afm" : null;
}
