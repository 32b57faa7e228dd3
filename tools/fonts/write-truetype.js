/** A simple glyph without instructions, every coordinate in two bytes, padded to four. */
export function encoded({ ends, points }) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const parts = [
    words([ends.length, ...box, ...ends, 0]),
    Buffer.from(points.map(({ on }) => on)),
    words(steps(xs)),
    words(steps(ys)),
  ];
  const glyph = Buffer.concat(parts);
  return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
}

function steps(values) {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

function words(values) {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeInt16BE(value, index * 2));
  return bytes;
}

/** The source's header, for offsets of four bytes. */
export function head(table) {
  const copy = Buffer.from(table);
  copy.writeUInt32BE(0, 8);
  copy.writeInt16BE(1, 50);
  return copy;
}

/** The source's horizontal header, for glyphs of one width. */
export function hhea(table, width, count) {
  const copy = Buffer.from(table);
  copy.writeUInt16BE(width, 10);
  copy.writeUInt16BE(count, 34);
  return copy;
}

/** One width for all, and where each outline begins. */
export function hmtx(glyphs, width) {
  return words(glyphs.flatMap((glyph) => [width, glyph.length === 0 ? 0 : glyph.readInt16BE(2)]));
}

/** Where each glyph begins and the last one ends. */
export function loca(glyphs) {
  const bytes = Buffer.alloc((glyphs.length + 1) * 4);
  let offset = 0;
  glyphs.forEach((glyph, index) => {
    offset += glyph.length;
    bytes.writeUInt32BE(offset, (index + 1) * 4);
  });
  return bytes;
}

/** The source's limits hold for a part of its glyphs; those of instructions become none. */
export function maxp(table, count) {
  const copy = Buffer.from(table.subarray(0, 32));
  copy.writeUInt16BE(count, 4);
  for (let at = 16; at < 32; at += 2) copy.writeUInt16BE(0, at);
  return copy;
}

/** The source's table without names of glyphs. */
export function post(table) {
  const copy = Buffer.from(table.subarray(0, 32));
  copy.writeUInt32BE(0x00030000, 0);
  return copy;
}

/** One segment, digits to glyphs 1 to 10, and the closing one that the format asks for. */
export function cmapOfDigits() {
  const map = words([4, 32, 0, 4, 4, 1, 0, 0x39, -1, 0, 0x30, -1, 1 - 0x30, 1, 0, 0]);
  const index = Buffer.alloc(12);
  index.writeUInt16BE(1, 2);
  index.writeUInt16BE(3, 4);
  index.writeUInt16BE(1, 6);
  index.writeUInt32BE(12, 8);
  return Buffer.concat([index, map]);
}

/** The names that a browser asks for, and the copyright. */
export function nameTable(family, copyright) {
  const texts = [copyright, family, "Regular", family, family];
  const encodedTexts = texts.map((text) => Buffer.from(text, "utf16le").swap16());
  const records = Buffer.alloc(6 + texts.length * 12);
  records.writeUInt16BE(texts.length, 2);
  records.writeUInt16BE(records.length, 4);
  let offset = 0;
  encodedTexts.forEach((text, index) => {
    [3, 1, 0x409, [0, 1, 2, 3, 4][index], text.length, offset].forEach((value, field) =>
      records.writeUInt16BE(value, 6 + index * 12 + field * 2),
    );
    offset += text.length;
  });
  return Buffer.concat([records, ...encodedTexts]);
}

/** A TrueType file of the given tables. */
export function assembled(tables) {
  const names = Object.keys(tables).toSorted();
  const directory = Buffer.alloc(12 + names.length * 16);
  const power = 2 ** Math.floor(Math.log2(names.length));
  directory.writeUInt32BE(0x00010000, 0);
  [names.length, power * 16, Math.log2(power), names.length * 16 - power * 16].forEach(
    (value, index) => directory.writeUInt16BE(value, 4 + index * 2),
  );
  const bodies = [];
  let offset = directory.length;
  names.forEach((name, index) => {
    const body = tables[name];
    const padded = Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
    directory.write(name.padEnd(4), 12 + index * 16, "latin1");
    directory.writeUInt32BE(checksum(padded), 12 + index * 16 + 4);
    directory.writeUInt32BE(offset, 12 + index * 16 + 8);
    directory.writeUInt32BE(body.length, 12 + index * 16 + 12);
    offset += padded.length;
    bodies.push(padded);
  });
  return Buffer.concat([directory, ...bodies]);
}

function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
