import type { Day } from "#domain/calendar/day.ts";

/** First eight digits of 555777001 to 555777500, the tax numbers that accounting vendors reserve for training. */
const trainingPrefix = 55_577_700;

/**
 * The `n`-th valid tax number (from 0) of the training range and, beyond its 51, of the numbers that follow it.
 * Unique for each `n`.
 */
export function trainingAfm(n: number): string {
  const prefix = String(trainingPrefix + n);
  const sum = prefix.split("").reduce((total, digit) => (total + Number(digit)) * 2, 0);
  return `${prefix}${(sum % 11) % 10}`;
}

/** A valid social-security number for a birth date; `n` (0 to 4999) makes it unique within a day. Odd tenth digit: a man. */
export function trainingAmka(birthDate: Day, n: number, isMan: boolean): string {
  const [year = "", month = "", day = ""] = birthDate.split("-");
  const serial = String(n * 2 + (isMan ? 1 : 0)).padStart(4, "0");
  const digits = `${day}${month}${year.slice(2)}${serial}`;
  return `${digits}${(10 - (luhnSum(`${digits}0`) % 10)) % 10}`;
}

/** A valid Greek IBAN with Ethniki's bank code: the `n`-th account of an invented branch. */
export function trainingIban(n: number): string {
  const account = `0110999${String(n).padStart(16, "0")}`;
  // In ISO 13616, G is 16 and R is 27.
  const rest = Number(BigInt(`${account}162700`) % 97n);
  return `GR${String(98 - rest).padStart(2, "0")}${account}`;
}

function luhnSum(digits: string): number {
  return digits
    .split("")
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((sum, weighted) => sum + (weighted > 9 ? weighted - 9 : weighted), 0);
}
