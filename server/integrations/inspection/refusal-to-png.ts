import { crc32 } from "node:zlib";
import { fileLimits, type FileRefusal } from "#domain/documents/file-type.ts";
import { blockBytes, type OpenFile } from "./reading.ts";

const signatureBytes = 8;
const most = 10_000;

/** Checks a PNG: valid chunks with correct checksums, a limited number of pixels, and nothing after its end. */
export async function refusalToPng(file: OpenFile): Promise<FileRefusal | null> {
  let [at, pictures] = [signatureBytes, 0];
  for (let count = 0; count < most; count += 1) {
    const head = await file.at(at, 8);
    if (head.length < 8) return "damaged";
    const [length, name] = [head.readUInt32BE(0), head.toString("latin1", 4, 8)];
    const end = at + 8 + length;
    if (end + 4 > file.size || !(await sumIsRight(file, at + 4, end))) return "damaged";
    if (count === 0) {
      if (name !== "IHDR" || length !== 13) return "damaged";
      const header = await file.at(at + 8, 8);
      if (header.readUInt32BE(0) * header.readUInt32BE(4) > fileLimits.pixels)
        return "too-many-pixels";
    }
    if (name === "IDAT") pictures += 1;
    at = end + 4;
    if (name !== "IEND") continue;
    if (at < file.size) return "two-in-one";
    return pictures === 0 ? "damaged" : null;
  }
  return "damaged";
}

async function sumIsRight(file: OpenFile, from: number, to: number): Promise<boolean> {
  let sum = 0;
  for (let at = from; at < to; at += blockBytes)
    sum = crc32(await file.at(at, Math.min(blockBytes, to - at)), sum);
  const sumBytes = await file.at(to, 4);
  return sumBytes.readUInt32BE(0) === sum;
}
