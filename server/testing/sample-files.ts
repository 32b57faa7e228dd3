import { crc32, deflateRawSync, deflateSync } from "node:zlib";

/** A PDF with one empty page; `more` is inserted among its objects. */
export function samplePdf(more = ""): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n${more}\n` +
      `trailer<</Size 4/Root 1 0 R>>\nstartxref\n0\n%%EOF\n`,
    "latin1",
  );
}

/** A PNG of one colour; its header may declare a different size from that of its data. */
export function samplePng({ width = 2, height = 2 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.min(height, 64) * (Math.min(width, 64) + 1));
  return Buffer.concat([
    Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG with valid segments, but no real image data. */
export function sampleJpeg({ width = 16, height = 16, data = [1, 2, 3] } = {}): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const jfif = Buffer.from([0xff, 0xe0, 0, 7, 0x4a, 0x46, 0x49, 0x46, 0]);
  const scan = Buffer.from([
    0xff,
    0xda,
    0,
    8,
    1,
    1,
    0,
    0,
    0x3f,
    0,
    ...data,
    0xff,
    0,
    0xff,
    0xd0,
    7,
  ]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), jfif, frame, scan, Buffer.from([0xff, 0xd9])]);
}

type Part = {
  name: string;
  data?: Buffer | string;
  /** What the directory declares instead of the truth. */
  declaration?: { size?: number; flags?: number; method?: number };
};

/** A zip of the parts. */
export function sampleZip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data = "x", declaration = {} } of parts) {
    const bytes = Buffer.from(data);
    const packed = deflateRawSync(bytes);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(declaration.flags ?? 0x800, 2);
    common.writeUInt16LE(declaration.method ?? 8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(declaration.size ?? bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, title, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\0", "latin1"), common, place, title]),
    );
    files.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...files, listed, Buffer.from("PK\u0005\u0006"), end]);
}

const types = { name: "[Content_Types].xml", data: "<Types/>" };

/** A Word document with the required parts, but no content. */
export function sampleDocx(more: readonly Part[] = []): Buffer {
  return sampleZip([types, { name: "word/document.xml", data: "<document/>" }, ...more]);
}

/** A workbook with the required parts, but no content. */
export function sampleXlsx(more: readonly Part[] = []): Buffer {
  return sampleZip([types, { name: "xl/workbook.xml", data: "<workbook/>" }, ...more]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
