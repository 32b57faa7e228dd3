import { fileLimits, type FileRefusal } from "#domain/documents/file-type.ts";
import { blocks, type OpenFile } from "./reading.ts";

const most = 10_000;
const scan = 0xda;
const end = 0xd9;

/** Checks a JPEG: valid segments, a limited number of pixels, and nothing after its end except further JPEGs by the camera. */
export async function refusalToJpeg(file: OpenFile): Promise<FileRefusal | null> {
  for (let at = 0, pictures = 0; pictures < 8; pictures += 1) {
    const walked = await endOfPicture(file, at);
    if (typeof walked === "string") return walked;
    at = await afterZeros(file, walked);
    if (at >= file.size) return null;
    const next = await file.at(at, 3);
    if (!next.equals(Buffer.from([0xff, 0xd8, 0xff]))) return "two-in-one";
  }
  return "damaged";
}

/** The offset after the picture that begins at `from`. */
async function endOfPicture(file: OpenFile, from: number): Promise<number | FileRefusal> {
  let [at, sized] = [from + 2, false];
  for (let count = 0; count < most; count += 1) {
    const head = await file.at(at, 9);
    if (head.length < 2 || head[0] !== 0xff) return "damaged";
    const marker = head[1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === end) return sized ? at + 2 : "damaged";
    if (head.length < 9) return "damaged";
    if (isFrame(marker)) {
      if (head.readUInt16BE(5) * head.readUInt16BE(7) > fileLimits.pixels) return "too-many-pixels";
      sized = true;
    }
    at += 2 + head.readUInt16BE(2);
    if (marker === scan) at = await endOfScan(file, at);
    if (at >= file.size) return "damaged";
  }
  return "damaged";
}

/** Start of frame, which contains height and width. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** The next marker after the data of a scan: one that is neither stuffing nor a restart. */
async function endOfScan(file: OpenFile, from: number): Promise<number> {
  let begin = from;
  for await (const block of blocks(file, from, 1)) {
    for (let at = block.indexOf(0xff); at >= 0; at = block.indexOf(0xff, at + 1)) {
      const next = block[at + 1];
      if (next === undefined || next === 0 || next === 0xff) continue;
      if (next < 0xd0 || next > 0xd7) return begin + at;
    }
    begin += block.length - 1;
  }
  return file.size;
}

async function afterZeros(file: OpenFile, from: number): Promise<number> {
  const padding = await file.at(from, 4096);
  const data = padding.findIndex((byte) => byte !== 0);
  return data < 0 ? from + padding.length : from + data;
}
