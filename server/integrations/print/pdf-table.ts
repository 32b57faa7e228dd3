import { columnsOf, type Columns } from "./pdf-columns.ts";
import { addPage, body } from "./pdf-frame.ts";
import { drawHeading, headingHeight } from "./pdf-heading.ts";
import type { Paper } from "./pdf-paper.ts";
import { drawPerson, drawSums, rowHeight } from "./pdf-rows.ts";
import type { Part } from "./pdf-tags.ts";
import type { PrintedMonth } from "./printed-month.ts";
import { sumOfTotals } from "./totals.ts";

/** Draws everyone's row and the sums, over as many pages as that takes. Gives back where the last row ends. */
export function drawTable(paper: Paper, document: Part, month: PrintedMonth): number {
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
