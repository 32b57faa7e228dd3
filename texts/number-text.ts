import { groupDigits } from "#domain/money.ts";

/** A number as it is read in Greece, with points between thousands and up to three decimals, `1.234.567,891`. */
export function numberText(value: number): string {
  const rounded = (Math.sign(value) * Math.round(Math.abs(value) * 1000)) / 1000;
  const [whole = "", ...decimals] = String(rounded).split(".");
  return [groupDigits(whole), ...decimals].join(",");
}

/** So many days as people write them, halves among them. */
export const daysText = (days: number) => (days === 1 ? "1 ημέρα" : `${numberText(days)} ημέρες`);

/** How many there are beside those that are named. */
export const andMoreText = (more: number) => (more > 0 ? ` και ${more} ακόμη` : "");
