import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import PdfDocument from "pdfkit";
import { numeralSign } from "#texts/print.ts";

/** The document being drawn. */
export type Paper = InstanceType<typeof PdfDocument>;

/** Position and style of a one-line text. */
type Line = {
  x: number;
  y: number;
  width: number;
  size: number;
  align?: "left" | "center" | "right";
  weight?: Weight;
  colour?: string;
};

export type Weight = "regular" | "semibold";

/** Points; A4 landscape. */
export const page = { width: 841.89, height: 595.28, margin: 22 } as const;
export const inner = { left: page.margin, width: page.width - 2 * page.margin } as const;

export const colours = {
  ink: "#1b1f24",
  faint: "#59636e",
  rule: "#a3abb4",
  heading: "#e8ecf1",
  off: "#f1f3f5",
  offHeading: "#d8dee5",
  doubt: "#fbe6c4",
  draft: "#e6e9ed",
} as const;

const fontOf = (file: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/commissioner/${file}`)));
const fonts: Record<Weight, Buffer> = {
  regular: fontOf("400Regular/Commissioner_400Regular.ttf"),
  semibold: fontOf("600SemiBold/Commissioner_600SemiBold.ttf"),
};

/** An empty tagged document, in Greek, with its fonts; pages are numbered at the end, so they are buffered in memory. */
export function openPaper(
  title: string,
  author: string,
  at: Date,
  layout: "landscape" | "portrait" = "landscape",
): Paper {
  const paper = new PdfDocument({
    size: "A4",
    layout,
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "el-GR",
    displayTitle: true,
    info: { Title: title, Author: author, Creator: "Paron", CreationDate: at },
  });
  for (const weight of ["regular", "semibold"] as const) paper.registerFont(weight, fonts[weight]);
  return paper;
}

/** All bytes of a document, once it has ended. */
export async function bytesOf(paper: Paper): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of paper) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Writes one line, shrunk if it does not fit, and truncated with an ellipsis if that is not enough. */
export function writeLine(paper: Paper, text: string, line: Line): void {
  const printableText = printable(text);
  if (printableText === "") return;
  paper
    .font(line.weight ?? "regular")
    .fontSize(line.size)
    .fillColor(line.colour ?? colours.ink);
  const natural = paper.widthOfString(printableText);
  const shrink = Math.max(0.7, Math.min(1, line.width / natural));
  if (shrink < 1) paper.fontSize(line.size * shrink);
  const fitted =
    natural * shrink <= line.width + 0.1
      ? printableText
      : shorten(paper, printableText, line.width);
  const width = fitted === printableText ? natural * shrink : paper.widthOfString(fitted);
  const room = line.width - width;
  const indent = line.align === "right" ? room : line.align === "center" ? room / 2 : 0;
  paper.text(fitted, line.x + indent, line.y, { lineBreak: false });
}

/** The longest prefix of the text that fits with an ellipsis. */
function shorten(paper: Paper, text: string, width: number): string {
  let end = text.length;
  while (end > 1 && paper.widthOfString(`${text.slice(0, end)}…`) > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/**
 * Reduces the text to letters that the font has: the numeral sign becomes the accent used for it in print, ancient
 * accents and breathings are removed.
 */
export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll("\u02b9", numeralSign)
    .replaceAll(/[\u1f00-\u1fff]/g, (letter) =>
      letter
        .normalize("NFD")
        .replaceAll(/[\u0300\u0313\u0314\u0342\u0345]/g, "")
        .normalize("NFC"),
    );
}
