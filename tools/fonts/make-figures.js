/**
 * Makes the figures of the client: Commissioner draws its digits with different widths and has no tabular set, so
 * columns of hours and amounts do not align. Each digit of the font is taken as drawn, centred on one common width, and
 * written to a TrueType file of eleven glyphs, a few kilobytes in size.
 *
 * Run by hand, `node tools/fonts/make-figures.js`, when the font's package changes. Commissioner is under the SIL Open
 * Font License 1.1 without a reserved name, which allows this; the copyright line is kept in the file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { copyrightOf, glyphIdOf, outlineOf, tablesOf } from "./read-truetype.js";
import {
  assembled,
  cmapOfDigits,
  encoded,
  head,
  hhea,
  hmtx,
  loca,
  maxp,
  nameTable,
  post,
} from "./write-truetype.js";

const root = new URL("../../", import.meta.url);
const weights = { 400: "400Regular", 600: "600SemiBold", 700: "700Bold" };
/** Common width of the digits, as a part of the em. */
const figureWidth = 0.6;

for (const [weight, name] of Object.entries(weights)) {
  const source = new URL(
    `node_modules/@expo-google-fonts/commissioner/${name}/Commissioner_${name}.ttf`,
    root,
  );
  const target = new URL(`web/theme/figures/figures-${weight}.ttf`, root);
  writeFileSync(fileURLToPath(target), figuresOf(readFileSync(fileURLToPath(source))));
}

function figuresOf(font) {
  const tables = tablesOf(font);
  const unitsPerEm = tables.head.readUInt16BE(18);
  const width = Math.round(unitsPerEm * figureWidth);
  const glyphs = [...Array(10).keys()].map((digit) => {
    const outline = outlineOf(tables, glyphIdOf(tables.cmap, 0x30 + digit));
    return encoded(centred(outline, width));
  });
  const all = [Buffer.alloc(0), ...glyphs];
  return assembled({
    "OS/2": tables["OS/2"],
    cmap: cmapOfDigits(),
    glyf: Buffer.concat(all),
    head: head(tables.head),
    hhea: hhea(tables.hhea, width, all.length),
    hmtx: hmtx(all, width),
    loca: loca(all),
    maxp: maxp(tables.maxp, all.length),
    name: nameTable("Commissioner Figures", copyrightOf(tables.name)),
    post: post(tables.post),
  });
}

function centred({ ends, points }, width) {
  const xs = points.map(({ x }) => x);
  const least = Math.min(...xs);
  const shift = Math.round((width - (Math.max(...xs) - least)) / 2) - least;
  return { ends, points: points.map((point) => ({ ...point, x: point.x + shift })) };
}
