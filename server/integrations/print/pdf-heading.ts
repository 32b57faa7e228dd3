import { printTexts, totalHeadings, weekdayLetter } from "#texts/print.ts";
import { employeeFieldTexts } from "#texts/record-fields.ts";
import { allColumns, type Column, type Columns } from "./pdf-columns.ts";
import { body } from "./pdf-frame.ts";
import { colours, inner, writeLine, type Paper } from "./pdf-paper.ts";
import { drawOrnament, drawPart, type Part } from "./pdf-tags.ts";
import { isOff, type PrintedDay } from "./printed-month.ts";

export const headingHeight = 54;

const foot = body.top + headingHeight;

/** Draws the column headings; screen readers read them only if a table is given, and not when repeated on other pages. */
export function drawHeading(
  paper: Paper,
  table: Part | null,
  columns: Columns,
  days: readonly PrintedDay[],
): void {
  drawOrnament(paper, () => drawGround(paper, columns, days));
  const cells = cellsOf(paper, columns, days);
  if (table === null) {
    drawOrnament(paper, () => cells.forEach((draw) => draw()));
    return;
  }
  const row = paper.struct("TR");
  for (const draw of cells) drawPart(paper, row, "TH", draw, { scope: "Column" });
  row.end();
  table.add(row);
}

function drawGround(paper: Paper, columns: Columns, days: readonly PrintedDay[]): void {
  paper.rect(inner.left, body.top, inner.width, headingHeight).fill(colours.heading);
  for (const [index, day] of days.entries()) {
    const column = columns.days[index];
    if (column && isOff(day)) {
      paper.rect(column.x, body.top, column.width, headingHeight).fill(colours.offHeading);
    }
  }
  for (const { x } of allColumns(columns)) paper.moveTo(x, body.top).lineTo(x, foot);
  paper.rect(inner.left, body.top, inner.width, headingHeight);
  paper.lineWidth(0.4).stroke(colours.rule);
}

function cellsOf(paper: Paper, columns: Columns, days: readonly PrintedDay[]): (() => void)[] {
  const { index, name, ids, specialty, totals } = columns;
  return [
    () => writeLow(paper, index, printTexts.index),
    () => writeLow(paper, name, employeeFieldTexts.lastName, printTexts.firstAndFather),
    () => writeLow(paper, ids, printTexts.afm, printTexts.contractNumber),
    () => writeLow(paper, specialty, employeeFieldTexts.specialty),
    ...days.map((day, at) => () => writeDay(paper, columns.days[at], day)),
    ...totals.map((column) => () => writeTurned(paper, column, totalHeadings[column.key])),
  ];
}

function writeLow(paper: Paper, column: Column, first: string, second?: string): void {
  const line = { x: column.x + 2, width: column.width - 4, size: 6.8 };
  const y = foot - (second === undefined ? 12 : 20);
  writeLine(paper, first, { ...line, y, weight: "semibold" });
  if (second !== undefined) writeLine(paper, second, { ...line, y: y + 9, size: 6 });
}

function writeDay(paper: Paper, column: Column | undefined, day: PrintedDay): void {
  if (!column) return;
  const line = { ...column, align: "center" } as const;
  const number = String(Number(day.date.slice(8)));
  writeLine(paper, number, { ...line, y: foot - 20, size: 7.5, weight: "semibold" });
  const letter = weekdayLetter(day.weekday);
  writeLine(paper, letter, { ...line, y: foot - 11, size: 6, colour: colours.faint });
}

/** Two lines side by side, read from the bottom up. */
function writeTurned(paper: Paper, column: Column, lines: readonly [string, string]): void {
  const lineWidth = 6.8;
  const left = column.x + column.width / 2 - lineWidth - 0.8;
  for (const [index, text] of lines.entries()) {
    const x = left + index * lineWidth;
    paper.save().rotate(-90, { origin: [x, foot - 3] });
    const line = { x, y: foot - 3, width: headingHeight - 6, size: 6.2 };
    writeLine(paper, text, { ...line, weight: "semibold" });
    paper.restore();
  }
}
