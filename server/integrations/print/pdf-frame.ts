import { monthText } from "#texts/calendar-names.ts";
import { printTexts } from "#texts/print.ts";
import { instantText } from "./formats.ts";
import { colours, inner, page, writeLine, type Paper } from "./pdf-paper.ts";
import { drawOrnament, drawPart, type Part } from "./pdf-tags.ts";
import type { PrintedMonth } from "./printed-month.ts";

/** The drawable area between the head and the foot of every page. */
export const body = { top: 74, bottom: page.height - 32 } as const;

/** Adds a page with its head; screen readers read the head only on the first page. */
export function addPage(paper: Paper, document: Part, month: PrintedMonth, isFirst: boolean): void {
  paper.addPage();
  if (month.signature === null) drawOrnament(paper, () => drawDraftMark(paper));
  if (isFirst) drawPart(paper, document, "H1", () => drawTitle(paper, month));
  else drawOrnament(paper, () => drawTitle(paper, month));
  if (isFirst) drawPart(paper, document, "P", () => drawFacts(paper, month));
  else drawOrnament(paper, () => drawFacts(paper, month));
}

/** Numbers the pages after the first `before`, once all of them are drawn; in a volume with their page number in it too. */
export function drawFeet(
  paper: Paper,
  month: PrintedMonth,
  before: number,
  isInVolume: boolean,
): void {
  const count = paper.bufferedPageRange().count - before;
  for (let index = 0; index < count; index += 1) {
    paper.switchToPage(before + index);
    drawOrnament(paper, () => {
      const line = { x: inner.left, y: page.height - 26, width: inner.width, size: 6.5 };
      const printed = printTexts.printedAt(instantText(month.printedAt));
      writeLine(paper, printed, { ...line, colour: colours.faint });
      const note = month.signature
        ? `${printTexts.code}: ${month.signature.code}`
        : printTexts.draft;
      writeLine(paper, note, { ...line, align: "center", weight: "semibold" });
      const number = printTexts.page(index + 1, count);
      const place = isInVolume ? ` · ${printTexts.pageOfVolume(before + index + 1)}` : "";
      writeLine(paper, `${number}${place}`, { ...line, align: "right" });
    });
  }
}

/** Writes across the page that it is an unsigned draft. */
export function drawDraftMark(paper: Paper): void {
  const middle = { x: page.width / 2, y: page.height / 2 };
  paper.save().rotate(-27, { origin: [middle.x, middle.y] });
  writeLine(paper, printTexts.draft, {
    x: middle.x - 400,
    y: middle.y - 30,
    width: 800,
    size: 50,
    align: "center",
    weight: "semibold",
    colour: colours.draft,
  });
  paper.restore();
}

function drawTitle(paper: Paper, month: PrintedMonth): void {
  const centre = { x: inner.left + 250, width: inner.width - 500, align: "center" } as const;
  const title = printTexts.title;
  writeLine(paper, title, { ...centre, y: 20, size: 15, weight: "semibold" });
  writeLine(paper, monthText(month.month), { ...centre, y: 39, size: 12 });
}

function drawFacts(paper: Paper, month: PrintedMonth): void {
  const { organization, structure } = month;
  const left = { x: inner.left, width: 245 };
  writeLine(paper, organization.title, { ...left, y: 20, size: 10.5, weight: "semibold" });
  const ids = `${printTexts.afm} ${organization.afm}`;
  writeLine(paper, ids, { ...left, y: 34, size: 7.5, colour: colours.faint });
  const place = `${printTexts.structure}: ${structure.title}`;
  writeLine(paper, place, { ...left, y: 46, size: 8.5, weight: "semibold" });
  const code = `${printTexts.structureCode} ${structure.code}`;
  writeLine(paper, code, { ...left, y: 58, size: 7.5, colour: colours.faint });

  const right = { x: inner.left + inner.width - 245, width: 245, align: "right" } as const;
  const number = `${printTexts.number}: ${structure.code}/${month.month}`;
  writeLine(paper, number, { ...right, y: 21, size: 8.5 });
  const state = `${printTexts.state}: ${month.state}`;
  writeLine(paper, state, { ...right, y: 34, size: 8.5, weight: "semibold" });
  if (month.signature === null) {
    writeLine(paper, printTexts.draft, { ...right, y: 47, size: 8.5, weight: "semibold" });
  } else {
    const signed = `${printTexts.signed} ${printTexts.signedAt(instantText(month.signature.signedAt))}`;
    writeLine(paper, signed, { ...right, y: 47, size: 7.5 });
  }
}
