import { legendOfCodes, printTexts } from "#texts/print.ts";
import { dayText } from "#texts/moment.ts";
import { addPage, body } from "./pdf-frame.ts";
import { inner, printable, writeLine, type Paper, type Weight } from "./pdf-paper.ts";
import { drawProof, drawSignatures, signaturesHeight } from "./pdf-signatures.ts";
import { drawPart, type Part } from "./pdf-tags.ts";
import type { PrintedMonth } from "./printed-month.ts";

const size = 6.6;
const lineHeight = 9;
const linesKept = 2;

/** A run of text in one weight. */
type Piece = { text: string; weight: Weight };

/** Draws what follows the table: legend, holidays, remarks, signatures and proof. Adds pages as needed. */
export function drawClosing(
  paper: Paper,
  document: Part,
  month: PrintedMonth,
  below: number,
): void {
  const section = paper.struct("Sect");
  let y = below + 7;
  let isFresh = false;
  const roomFor = (height: number) => {
    if (y + height <= body.bottom) return;
    addPage(paper, document, month, false);
    y = body.top;
    isFresh = true;
  };
  const lines = paragraphsOf(month).flatMap((paragraph) => linesOf(paper, paragraph));
  for (const [at, pieces] of lines.entries()) {
    // The last lines stay with the signatures, which would otherwise be alone on a page.
    const isKept = at === lines.length - linesKept;
    roomFor(isKept ? linesKept * lineHeight + signaturesHeight + 4 : lineHeight);
    drawPart(paper, section, "P", () => drawPieces(paper, pieces, y));
    y += lineHeight;
  }
  // On a page with rows, the signatures are at its foot, where people expect to sign.
  const top = isFresh ? y + 8 : body.bottom - signaturesHeight;
  drawSignatures(paper, section, month, top);
  drawProof(paper, section, month, top);
  section.end();
  document.add(section);
}

function paragraphsOf(month: PrintedMonth): Piece[][] {
  const entries = [
    ...legendOfCodes,
    ...month.reasons,
    { code: printTexts.typedMark, title: printTexts.typedLegend },
  ];
  const off = month.days.flatMap(({ date, title }) => (title ? [{ date, title }] : []));
  return [
    [
      ...lead(printTexts.legend),
      ...entries.flatMap(({ code, title }) => [strong(code), plain(`${title} ·`)]),
      plain(printTexts.hoursLegend),
    ],
    ...(off.length === 0
      ? []
      : [
          [
            ...lead(printTexts.holidays),
            plain(off.map(({ date, title }) => `${dayText(date)} ${title}`).join(" · ")),
          ],
        ]),
    [
      ...lead(printTexts.remarks),
      ...(month.remarks.length === 0 ? [plain(printTexts.noRemarks)] : []),
    ],
    ...month.remarks.map(({ date, name, text }) => [
      strong(`${dayText(date)} ${name}:`),
      plain(text),
    ]),
  ];
}

const plain = (text: string): Piece => ({ text, weight: "regular" });
const strong = (text: string): Piece => ({ text, weight: "semibold" });
const lead = (title: string): Piece[] => [strong(`${title}:`)];

/** Wraps the pieces between words into lines of the page's width. */
function linesOf(paper: Paper, pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let used = 0;
  for (const { text, weight } of pieces) {
    for (const word of printable(text).split(/\s+/)) {
      const width = widthOf(paper, { text: `${word} `, weight });
      if (used + width > inner.width && line.length > 0) {
        lines.push(line);
        line = [];
        used = 0;
      }
      const last = line.at(-1);
      if (last?.weight === weight) last.text += ` ${word}`;
      else line.push({ text: word, weight });
      used += width;
    }
  }
  return [...lines, line];
}

function drawPieces(paper: Paper, pieces: readonly Piece[], y: number): void {
  let x: number = inner.left;
  for (const piece of pieces) {
    const width = widthOf(paper, { ...piece, text: `${piece.text} ` });
    writeLine(paper, `${piece.text} `, { x, y, width: width + 1, size, weight: piece.weight });
    x += width;
  }
}

function widthOf(paper: Paper, { text, weight }: Piece): number {
  return paper.font(weight).fontSize(size).widthOfString(text);
}
