/** The tables of a TrueType file by their tags. */
export function tablesOf(font) {
  const count = font.readUInt16BE(4);
  const entries = [...Array(count).keys()].map((index) => {
    const at = 12 + index * 16;
    const start = font.readUInt32BE(at + 8);
    return [
      font.toString("latin1", at, at + 4),
      font.subarray(start, start + font.readUInt32BE(at + 12)),
    ];
  });
  return Object.fromEntries(entries);
}

/** Looks a character up in a segment map (format 4), which every font of this kind has. */
export function glyphIdOf(cmap, character) {
  const subtables = [...Array(cmap.readUInt16BE(2)).keys()].map((index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  const map = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!map) throw new Error("the font has no character map of format 4");
  const size = map.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const start = map.readUInt16BE(16 + size + at);
    if (character > map.readUInt16BE(14 + at) || character < start) continue;
    const delta = map.readUInt16BE(16 + 2 * size + at);
    const rangeAt = 16 + 3 * size + at;
    const range = map.readUInt16BE(rangeAt);
    if (range === 0) return (character + delta) & 0xffff;
    return map.readUInt16BE(rangeAt + range + 2 * (character - start));
  }
  throw new Error(`the font has no character ${character}`);
}

/** The points of a glyph in contours: `{ ends, points: [{ x, y, on }] }`. */
export function outlineOf(tables, id) {
  const long = tables.head.readInt16BE(50) === 1;
  const start = long ? tables.loca.readUInt32BE(id * 4) : tables.loca.readUInt16BE(id * 2) * 2;
  const glyph = tables.glyf.subarray(start);
  const contours = glyph.readInt16BE(0);
  if (contours < 0) throw new Error(`glyph ${id} is made of others`);
  const ends = [...Array(contours).keys()].map((index) => glyph.readUInt16BE(10 + index * 2));
  let at = 10 + contours * 2;
  at += 2 + glyph.readUInt16BE(at);
  const count = (ends.at(-1) ?? -1) + 1;
  const flags = [];
  while (flags.length < count) {
    const flag = glyph[at++];
    const times = flag & 8 ? glyph[at++] + 1 : 1;
    for (let time = 0; time < times; time += 1) flags.push(flag);
  }
  const axis = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyph[at++] : -glyph[at++];
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(2, 16);
  const ys = axis(4, 32);
  return {
    ends,
    points: flags.map((flag, index) => ({ x: xs[index], y: ys[index], on: flag & 1 })),
  };
}

/** The copyright line of a font, from its Windows names. */
export function copyrightOf(name) {
  const storage = name.readUInt16BE(4);
  for (let index = 0; index < name.readUInt16BE(2); index += 1) {
    const at = 6 + index * 12;
    if (name.readUInt16BE(at) !== 3 || name.readUInt16BE(at + 6) !== 0) continue;
    const start = storage + name.readUInt16BE(at + 10);
    return Buffer.from(name.subarray(start, start + name.readUInt16BE(at + 8)))
      .swap16()
      .toString("utf16le");
  }
  throw new Error("the font names no copyright");
}
