import { inflateRawSync } from "node:zlib";

const localHeader = Buffer.from("PK\u0003\u0004", "latin1");
const headerBytes = 30;
const mostEntries = 1000;
const deflated = 8;

/**
 * True when everything a zip holds unpacks to at most `limit` bytes. Readers that stream believe the local headers, not
 * the directory at the end, so each local header is followed and its data really unpacked, up to what is left of the limit.
 */
export function unpacksWithin(bytes: Buffer, limit: number): boolean {
  let [left, entries] = [limit, 0];
  for (let at = bytes.indexOf(localHeader); at >= 0; at = bytes.indexOf(localHeader, at + 4)) {
    entries += 1;
    if (entries > mostEntries) return false;
    const entry = entryAt(bytes, at);
    if (entry === null) continue;
    if (entry.declared !== streamed && entry.declared > left) return false;
    const size = entry.method === deflated ? inflatedSize(entry.packed, left) : entry.declared;
    if (size === null) return false;
    left -= size;
  }
  return left >= 0;
}

/** What a header says of a size that only the data will tell. */
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

/** Null when the data unpacks to more than `left`; 0 when it is no deflated data, which the reader will refuse itself. */
function inflatedSize(packed: Buffer, left: number): number | null {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) }).length;
  } catch (error) {
    return (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? null : 0;
  }
}
