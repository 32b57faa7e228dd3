import { type FileHandle, open } from "node:fs/promises";

/** A file as the checks read it: some bytes at an offset, never all at once. */
export type OpenFile = {
  size: number;
  /** At most `length` bytes from an offset; fewer at the end of the file. */
  at: (from: number, length: number) => Promise<Buffer>;
};

export const blockBytes = 64 * 1024;

/** Opens a file for `work` and closes it afterwards. */
export async function withOpenFile<T>(
  { path, size }: { path: string; size: number },
  work: (file: OpenFile) => Promise<T>,
): Promise<T> {
  const handle = await open(path, "r");
  try {
    return await work({ size, at: (from, length) => bytesAt(handle, from, length) });
  } finally {
    await handle.close();
  }
}

async function bytesAt(handle: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** The file in blocks from an offset, each beginning with the last `overlap` bytes of the previous one. */
export async function* blocks(
  file: OpenFile,
  from: number,
  overlap: number,
): AsyncGenerator<Buffer> {
  for (let at = from; at < file.size; at += blockBytes) {
    const begin = Math.max(from, at - overlap);
    yield await file.at(begin, at - begin + blockBytes);
  }
}

const directoryEnd = Buffer.from("PK\u0005\u0006", "latin1");
const directoryEndBytes = 22;
const longestComment = 65_535;

/** True if a zip directory is at the end of the file: zip readers would open it, whatever its first bytes say. */
export async function endsAsZip(file: OpenFile): Promise<boolean> {
  const begin = Math.max(0, file.size - directoryEndBytes - longestComment);
  const tail = await file.at(begin, file.size - begin);
  for (
    let at = tail.lastIndexOf(directoryEnd);
    at >= 0;
    at = tail.lastIndexOf(directoryEnd, at - 1)
  ) {
    if (at + directoryEndBytes > tail.length) continue;
    if (at + directoryEndBytes + tail.readUInt16LE(at + 20) <= tail.length) return true;
    if (at === 0) return false;
  }
  return false;
}
