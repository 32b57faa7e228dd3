import { printTexts } from "#texts/print.ts";
import { monthText } from "#texts/calendar-names.ts";
import { drawClosing } from "./pdf-closing.ts";
import { columnsOf, type Columns } from "./pdf-columns.ts";
import { drawFeet, addPage, body } from "./pdf-frame.ts";
import { drawHeading, headingHeight } from "./pdf-heading.ts";
import { bytesOf, openPaper, type Paper } from "./pdf-paper.ts";
import { drawPerson, drawSums, rowHeight } from "./pdf-rows.ts";
import type { Part } from "./pdf-tags.ts";
import type { PrintedMonth } from "./printed-month.ts";
import { sumOfTotals } from "./totals.ts";

/** The monthly sheet as PDF: A4 landscape, tagged for screen readers, with embedded fonts. */
export function pdfOfMonth(month: PrintedMonth): Promise<Buffer> {
  const title = `${printTexts.title} – ${month.structure.title} – ${monthText(month.month)}`;
  const paper = openPaper(title, month.organization.title, month.printedAt);
  const bytes = bytesOf(paper);
  const document = paper.struct("Document");
  paper.addStructure(document);
  drawMonth(paper, document, month, 0);
  document.end();
  paper.end();
  return bytes;
}

/** Draws a month's sheet on new pages after the first `before`; in a volume they also show their page number in it. */
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

/** Draws each person's row and the sums, over as many pages as needed. Returns the y where the last row ends. */
function drawTable(paper: Paper, document: Part, month: PrintedMonth): number {
  const columns = columnsOf(month.days.length);
  const sheet: Sheet = { paper, document, month, columns, table: paper.struct("Table") };
  let y = startPage(sheet, true);
  for (const [index, person] of month.people.entries()) {
    if (y + rowHeight > body.bottom) y = startPage(sheet, false);
    drawPerson(paper, sheet.table, columns, month.days, { person, index, y });
    y += rowHeight;
  }
  if (y + rowHeight > body.bottom) y = startPage(sheet, false);
  drawSums(paper, sheet.table, columns, sumOfTotals(month.people), y);
  sheet.table.end();
  document.add(sheet.table);
  return y + rowHeight;
}

type Sheet = { paper: Paper; document: Part; month: PrintedMonth; columns: Columns; table: Part };

function startPage({ paper, document, month, columns, table }: Sheet, isFirst: boolean): number {
  addPage(paper, document, month, isFirst);
  drawHeading(paper, isFirst ? table : null, columns, month.days);
  return body.top + headingHeight;
}
