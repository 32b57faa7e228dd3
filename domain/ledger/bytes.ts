/** SHA-256 of bytes: the server passes Node's, the browser a library's. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** Part of every runtime, though not of the language. */
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };

const encoder = new TextEncoder();
const absent = 0xff_ff_ff_ff;

/**
 * One spelling of a list of fields: of each its length in bytes (4 bytes, big-endian) and its bytes, text as UTF-8; a
 * missing one is the length FFFFFFFF alone. No field can run into the next, so two lists never give the same bytes.
 */
export function fieldBytes(fields: readonly (string | Uint8Array | null)[]): Uint8Array {
  const parts = fields.map((field) => (typeof field === "string" ? encoder.encode(field) : field));
  const size = parts.reduce((sum, part) => sum + 4 + (part?.length ?? 0), 0);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of parts) {
    view.setUint32(at, part?.length ?? absent);
    if (part) bytes.set(part, at + 4);
    at += 4 + (part?.length ?? 0);
  }
  return bytes;
}

/** Bytes one after the other. */
export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bytes of hexadecimal text. Throws a RangeError on anything else. */
export function bytesOfHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError("Not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
