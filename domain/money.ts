const greekAmount = /^-?(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/;
const plainAmount = /^-?\d+\.\d{1,2}$/;

/**
 * Cents of an amount typed as `1.234,56`, `1234,56` or `1234.56`; null if it is none of them. A single point before
 * three digits groups thousands: `1.234` is 1234 euros.
 */
export function parseCents(text: string): number | null {
  const amount = text.trim();
  if (greekAmount.test(amount)) {
    return decimalToCents(amount.replaceAll(".", "").replace(",", "."));
  }
  return plainAmount.test(amount) ? decimalToCents(amount) : null;
}

/** The amount as it is read in Greece, `1.234,56`; texts/ adds the euro sign. */
export function formatCents(cents: number): string {
  const [euros = "", rest = ""] = centsToDecimal(cents).split(".");
  return `${groupDigits(euros)},${rest}`;
}

/** A whole number's digits with points between thousands, `1.234.567`. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ".");
}

/** The amount as decimal text with two digits, `1234.56`, as calls and the database carry it. */
export function centsToDecimal(cents: number): string {
  const figures = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${figures.slice(0, -2)}.${figures.slice(-2)}`;
}

/** Cents of decimal text such as `1234.56`, `1234.5` or `1234`; null if it is not that or too large to be exact. */
export function decimalToCents(decimal: string): number | null {
  const found = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(decimal);
  if (!found) return null;
  const [, sign, euros = "", rest = ""] = found;
  const cents = Number(euros + rest.padEnd(2, "0"));
  if (!Number.isSafeInteger(cents)) return null;
  return sign && cents > 0 ? -cents : cents;
}
