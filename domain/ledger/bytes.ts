/** SHA-256 of bytes: the server passes Node's, the browser a library's. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** Part of every runtime, though not of the language. */
declare const TextEncoder: new () => {
  encodeInto: (text: string, into: Uint8Array) => { written: number };
};

const encoder = new TextEncoder();
const absent = 0xff_ff_ff_ff;

/**
 * One buffer in which fields are assembled: an array for each of them cost more than its hash. Its contents do not outlive a
 * call.
 */
let desk = new Uint8Array(4096);

/**
 * Unambiguous encoding of a list of fields: for each its length in bytes (4 bytes, big-endian) and its bytes, text as UTF-8;
 * a missing one is the length FFFFFFFF alone. No field can run into the next, so two lists never give the same bytes.
 */
export function fieldBytes(fields: readonly (string | Uint8Array | null)[]): Uint8Array {
  let at = 0;
  for (const field of fields) {
    const most = typeof field === "string" ? field.length * 3 : (field?.length ?? 0);
    if (at + 4 + most > desk.length) desk = widened(at + 4 + most);
    const length = field === null ? absent : writeField(field, at + 4);
    for (let byte = 0; byte < 4; byte += 1) desk[at + byte] = length >>> (24 - 8 * byte);
    at += 4 + (field === null ? 0 : length);
  }
  return desk.slice(0, at);
}

function writeField(field: string | Uint8Array, at: number): number {
  if (typeof field === "string") return encoder.encodeInto(field, desk.subarray(at)).written;
  desk.set(field, at);
  return field.length;
}

function widened(least: number): Uint8Array<ArrayBuffer> {
  const wider = new Uint8Array(least * 2);
  wider.set(desk);
  return wider;
}

/** Concatenates the bytes. */
export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Whether both are the same bytes; not in constant time. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}

/** Bytes as hexadecimal text, in lower case. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Bytes of hexadecimal text. Throws a RangeError on anything else. */
export function bytesOfHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError("Not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
