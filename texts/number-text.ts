import { groupDigits } from "#domain/money.ts";

/** A number in Greek format, with points between thousands and up to three decimals, `1.234.567,891`. */
export function numberText(value: number): string {
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * 1000)) / 1000;
  const [whole = "", ...decimals] = String(rounded).split(".");
  return [groupDigits(whole), ...decimals].join(",");
}

/** A number of days in words, half days included. */
export const daysText = (days: number) => (days === 1 ? "1 ημέρα" : `${numberText(days)} ημέρες`);

/** How many there are besides those listed. */
export const andMoreText = (more: number) => (more > 0 ? ` και ${more} ακόμη` : "");
