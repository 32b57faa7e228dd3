/**
 * The Greek code page of Windows above 0x7F for letters that are neither at their own code point nor in the block of Greek
 * letters, which follow from 0xB8 on in their own order (WHATWG Encoding, index-windows-1253).
 */
const placed: Readonly<Record<number, number>> = {
  0x20ac: 0x80,
  0x201a: 0x82,
  0x0192: 0x83,
  0x201e: 0x84,
  0x2026: 0x85,
  0x2020: 0x86,
  0x2021: 0x87,
  0x2030: 0x89,
  0x2039: 0x8b,
  0x2018: 0x91,
  0x2019: 0x92,
  0x201c: 0x93,
  0x201d: 0x94,
  0x2022: 0x95,
  0x2013: 0x96,
  0x2014: 0x97,
  0x2122: 0x99,
  0x203a: 0x9b,
  0x0385: 0xa1,
  0x0386: 0xa2,
  0x2015: 0xaf,
  0x0384: 0xb4,
};

/** The ranges of Latin 1 that the Greek page keeps at their own code points, the first and the last of each included. */
const latinRanges = [
  [0x00, 0x7f],
  [0xa0, 0xa0],
  [0xa3, 0xa9],
  [0xab, 0xae],
  [0xb0, 0xb3],
  [0xb5, 0xb7],
  [0xbb, 0xbb],
  [0xbd, 0xbd],
] as const;

/** The ranges of the Greek block that the page has, each letter at its own code point minus `shift`. */
const greek = [
  [0x388, 0x38a],
  [0x38c, 0x38c],
  [0x38e, 0x3a1],
  [0x3a3, 0x3ce],
] as const;
const shift = 0x2d0;

/** The byte of a letter in Windows-1253; null where the page has none for it. */
export function windows1253Byte(letter: string): number | null {
  const point = letter.codePointAt(0) ?? 0;
  if (isWithin(latinRanges, point)) return point;
  return isWithin(greek, point) ? point - shift : (placed[point] ?? null);
}

/** Text in Windows-1253; null where it contains a letter that the page does not have. */
export function windows1253(text: string): Uint8Array | null {
  const bytes = Array.from(text, windows1253Byte);
  return bytes.every((byte) => byte !== null) ? Uint8Array.from(bytes) : null;
}

function isWithin(ranges: readonly (readonly [number, number])[], point: number): boolean {
  return ranges.some(([first, last]) => first <= point && point <= last);
}
