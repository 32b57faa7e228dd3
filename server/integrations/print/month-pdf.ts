import { printTexts } from "#texts/print.ts";
import { monthTitle } from "./formats.ts";
import { drawClosing } from "./pdf-closing.ts";
import { drawFeet } from "./pdf-frame.ts";
import { bytesOf, openPaper, type Paper } from "./pdf-paper.ts";
import { drawTable } from "./pdf-table.ts";
import type { Part } from "./pdf-tags.ts";
import type { PrintedMonth } from "./printed-month.ts";

/** The monthly sheet as PDF: A4 landscape, tagged for screen readers, with its own fonts. */
export function pdfOfMonth(month: PrintedMonth): Promise<Buffer> {
  const title = `${printTexts.title} – ${month.structure.title} – ${monthTitle(month.month)}`;
  const paper = openPaper(title, month.organization.title, month.printedAt);
  const bytes = bytesOf(paper);
  const document = paper.struct("Document");
  paper.addStructure(document);
  drawMonth(paper, document, month, 0);
  document.end();
  paper.end();
  return bytes;
}

/** Draws a month's sheet on pages of its own, of which `before` are there; in a volume they tell their place in it too. */
export function drawMonth(
  paper: Paper,
  document: Part,
  month: PrintedMonth,
  before: number,
  isInVolume = false,
): void {
  const below = drawTable(paper, document, month);
  drawClosing(paper, document, month, below);
  drawFeet(paper, month, before, isInVolume);
}
