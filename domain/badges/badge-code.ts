/** Prefix of every badge code, so that a scanned leaflet is not mistaken for a badge. */
const prefix = "PARON-";
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 26;
const shape = new RegExp(`^${prefix}[${letters}]{${length}}$`);

/**
 * The code of a badge from at least 26 random bytes: 130 bits in letters of a QR's alphanumeric mode. It reveals nothing
 * about its holder.
 */
export function badgeCodeOf(random: Uint8Array): string {
  const drawn = Array.from(random.slice(0, length), (byte) => letters[byte % letters.length]);
  return `${prefix}${drawn.join("")}`;
}

/** Whether a scanned text is the code of a badge, of any body. */
export function isBadgeCode(text: string): boolean {
  return shape.test(text);
}
