/**
 * The Greek code page of Windows above 0x7F where a letter is neither at its own number nor in the block of Greek letters, which
 * stand from 0xB8 on in their own order (WHATWG Encoding, index-windows-1253).
 */
const placed: Readonly<Record<string, number>> = {
  "\u20ac": 0x80,
  "\u201a": 0x82,
  "\u0192": 0x83,
  "\u201e": 0x84,
  "\u2026": 0x85,
  "\u2020": 0x86,
  "\u2021": 0x87,
  "\u2030": 0x89,
  "\u2039": 0x8b,
  "\u2018": 0x91,
  "\u2019": 0x92,
  "\u201c": 0x93,
  "\u201d": 0x94,
  "\u2022": 0x95,
  "\u2013": 0x96,
  "\u2014": 0x97,
  "\u2122": 0x99,
  "\u203a": 0x9b,
  "\u0385": 0xa1,
  "\u0386": 0xa2,
  "\u2015": 0xaf,
  "\u0384": 0xb4,
};

/** Of Latin 1 what the Greek page keeps at its own number. */
const kept = /^[\0-\x7f\xa0\xa3-\xa9\xab-\xae\xb0-\xb3\xb5-\xb7\xbb\xbd]$/;
/** All letters of the Greek block with a place of their own number less `shift`. */
const greek = /^[\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]$/;
const shift = 0x2d0;

/** The byte of a letter in Windows-1253; null where the page has none for it. */
export function windows1253Byte(letter: string): number | null {
  const found = placed[letter];
  if (found !== undefined) return found;
  const point = letter.codePointAt(0) ?? 0;
  if (kept.test(letter)) return point;
  return greek.test(letter) ? point - shift : null;
}

/** Text in Windows-1253; null where it holds a letter that the page has not. */
export function windows1253(text: string): Uint8Array | null {
  const bytes = Array.from(text, windows1253Byte);
  return bytes.every((byte) => byte !== null) ? Uint8Array.from(bytes) : null;
}
