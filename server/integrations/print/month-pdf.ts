import { printTexts } from "#texts/print.ts";
import { monthTitle } from "./formats.ts";
import { drawClosing } from "./pdf-closing.ts";
import { drawFeet } from "./pdf-frame.ts";
import { bytesOf, openPaper } from "./pdf-paper.ts";
import { drawTable } from "./pdf-table.ts";
import type { PrintedMonth } from "./printed-month.ts";

/**
 * The monthly sheet as PDF: A4 landscape, tagged for screen readers, with its own fonts. Draws a few rows at a time, so
 * that a large sheet does not keep other requests waiting.
 */
export async function pdfOfMonth(month: PrintedMonth): Promise<Buffer> {
  const title = `${printTexts.title} – ${month.structure.title} – ${monthTitle(month.month)}`;
  const paper = openPaper(title, month.organization.title, month.printedAt);
  const bytes = bytesOf(paper);
  const document = paper.struct("Document");
  paper.addStructure(document);
  const below = await drawTable(paper, document, month);
  drawClosing(paper, document, month, below);
  drawFeet(paper, month);
  document.end();
  paper.end();
  return bytes;
}
