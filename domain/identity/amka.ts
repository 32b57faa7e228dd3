import { visible } from "../visible-text.ts";
import { isDay, type Day } from "../calendar/day.ts";

/** A social-security number as typed, without spaces and hyphens. */
export function cleanAmka(text: string): string {
  return visible(text).replace(/[\s-]/g, "");
}

/**
 * Why a cleaned text is not a social-security number, or null. Eleven digits: birth date as `DDMMYY`, four of serial,
 * Luhn's check digit. It does not contain the century, so the birth date is compared and never derived.
 */
export function refusalToAmka(
  text: string,
  birthDate: Day | null = null,
): "amka-format" | "amka-checksum" | "amka-birth-date" | null {
  const found = /^(\d\d)(\d\d)(\d\d)\d{5}$/.exec(text);
  if (!found) return "amka-format";
  const [, day, month, year] = found;
  const date = `${year}-${month}-${day}`;
  if (!isDay(`19${date}`) && !isDay(`20${date}`)) return "amka-format";
  if (luhnSum(text) % 10 !== 0) return "amka-checksum";
  return birthDate !== null && birthDate.slice(2) !== date ? "amka-birth-date" : null;
}

/** The number with all but its last four digits hidden: it may be shown only where a law allows. */
export function maskAmka(text: string): string {
  return text.replace(/.(?=.{4})/g, "\u2022");
}

function luhnSum(digits: string): number {
  return digits
    .split("")
    .toReversed()
    .reduce((sum, digit, index) => {
      const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return sum + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
}
