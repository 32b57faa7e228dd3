import { inflateRawSync } from "node:zlib";
import { codeOf } from "#server/error-code.ts";

const localHeader = Buffer.from("PK\u0003\u0004", "latin1");
const headerBytes = 30;
const mostEntries = 1000;
const deflated = 8;
const nothing = Buffer.alloc(0);

/**
 * The unpacked contents of a zip; null if they exceed `limit` bytes. Streaming readers trust the local headers, not the
 * directory at the end, so each local header is followed and its data actually unpacked, up to what is left of the limit.
 */
export function unpackedParts(bytes: Buffer, limit: number): Buffer[] | null {
  const parts: Buffer[] = [];
  let left = limit;
  for (let at = bytes.indexOf(localHeader); at >= 0; at = bytes.indexOf(localHeader, at + 4)) {
    if (parts.length === mostEntries) return null;
    const entry = entryAt(bytes, at);
    if (entry === null) continue;
    if (entry.declared !== streamed && entry.declared > left) return null;
    const part = entry.method === deflated ? inflated(entry.packed, left) : storedIn(entry);
    if (part === null || part.length > left) return null;
    parts.push(part);
    left -= part.length;
  }
  return parts;
}

/** The size in a header whose real size is only known from the data. */
const streamed = 0xffffffff;

type Entry = { method: number; declared: number; packed: Buffer };

function entryAt(bytes: Buffer, at: number): Entry | null {
  if (at + headerBytes > bytes.length) return null;
  const begin = at + headerBytes + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  return {
    method: bytes.readUInt16LE(at + 8),
    declared: bytes.readUInt32LE(at + 22),
    packed: bytes.subarray(begin),
  };
}

/** If the header has no size, stored data may extend to the end. */
function storedIn({ declared, packed }: Entry): Buffer {
  return declared === streamed || declared === 0 ? packed : packed.subarray(0, declared);
}

/** Null if the data unpacks to more than `left`; empty if it is not deflate data, which the reader will reject itself. */
function inflated(packed: Buffer, left: number): Buffer | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) });
  } catch (error) {
    return codeOf(error) === "ERR_BUFFER_TOO_LARGE" ? null : nothing;
  }
}
