/** Digits of a code: the first four name it, the other six are its secret. */
const length = 10;
const handleLength = 4;

/** The digits of a typed code, without the spaces, dots and hyphens between them; null when they are not ten. */
export function pairingDigits(code: string): string | null {
  const digits = code.replaceAll(/[\s.-]/g, "");
  return digits.length === length && /^\d+$/.test(digits) ? digits : null;
}

/** The part of a code that names it. */
export function handleOf(digits: string): string {
  return digits.slice(0, handleLength);
}

/** A code as people read it: `1234 567 890`. */
export function readableCode(digits: string): string {
  return digits.replace(/^(\d{4})(\d{3})(\d{3})$/, "$1 $2 $3");
}

const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Six characters of a key's SHA-256, for two people to compare on two screens: `7KQ 2MX`. */
export function fingerprintOf(digest: Uint8Array): string {
  const text = Array.from(digest.slice(0, 6), (byte) => letters[byte % letters.length]).join("");
  return `${text.slice(0, 3)} ${text.slice(3)}`;
}
