import { formatDuration } from "#domain/minutes.ts";
import { printTexts } from "#texts/print.ts";
import type { DayMark } from "./day-mark.ts";
import { allColumns, type Column, type Columns } from "./pdf-columns.ts";
import { colours, inner, writeLine, type Paper } from "./pdf-paper.ts";
import { drawOrnament, drawPart, type Part } from "./pdf-tags.ts";
import { isOff, type PrintedDay, type PrintedPerson, type PrintedTotals } from "./printed-month.ts";
import { totalText } from "./totals.ts";

export const rowHeight = 19.5;

/** Draws one person's row: identity, each day with its code and hours, and the totals. */
export function drawPerson(
  paper: Paper,
  table: Part,
  columns: Columns,
  days: readonly PrintedDay[],
  { person, index, y }: { person: PrintedPerson; index: number; y: number },
): void {
  drawOrnament(paper, () => drawGround(paper, columns, days, person, y));
  const row = paper.struct("TR");
  const cell = (draw: () => void) => drawPart(paper, row, "TD", draw);
  const { name, ids, specialty } = columns;
  const first = [person.firstName, person.fatherName].filter(Boolean).join(" – ");
  cell(() => writeUpper(paper, columns.index, String(index + 1), y, "right"));
  drawPart(paper, row, "TH", () => writePair(paper, name, person.lastName, first, y), {
    scope: "Row",
  });
  cell(() => writePair(paper, ids, person.afm, person.contractNumber, y));
  cell(() => writeSpecialty(paper, specialty, person.specialty, y));
  for (const [at, mark] of person.marks.entries()) {
    const column = columns.days[at];
    if (column) cell(() => writeMark(paper, column, mark, y));
  }
  writeTotals(paper, row, columns, person.totals, y);
  row.end();
  table.add(row);
}

/** Draws the last row: the sums over all people. */
export function drawSums(
  paper: Paper,
  table: Part,
  columns: Columns,
  sums: PrintedTotals,
  y: number,
): void {
  drawOrnament(paper, () => {
    paper.rect(inner.left, y, inner.width, rowHeight).fill(colours.heading);
    for (const { x } of columns.totals) paper.moveTo(x, y).lineTo(x, y + rowHeight);
    paper.rect(inner.left, y, inner.width, rowHeight).lineWidth(0.4).stroke(colours.rule);
  });
  const row = paper.struct("TR");
  drawPart(paper, row, "TH", () => writeUpper(paper, columns.name, printTexts.total, y, "left"), {
    scope: "Row",
  });
  writeTotals(paper, row, columns, sums, y);
  row.end();
  table.add(row);
}

function drawGround(
  paper: Paper,
  columns: Columns,
  days: readonly PrintedDay[],
  person: PrintedPerson,
  y: number,
): void {
  for (const [at, day] of days.entries()) {
    const column = columns.days[at];
    if (!column) continue;
    const isDoubt = person.marks[at]?.tone === "doubt";
    if (!isDoubt && !isOff(day)) continue;
    paper.rect(column.x, y, column.width, rowHeight).fill(isDoubt ? colours.doubt : colours.off);
  }
  for (const { x } of allColumns(columns)) paper.moveTo(x, y).lineTo(x, y + rowHeight);
  paper.rect(inner.left, y, inner.width, rowHeight).lineWidth(0.4).stroke(colours.rule);
}

function writePair(paper: Paper, column: Column, first: string, second: string, y: number): void {
  const line = { x: column.x + 2, width: column.width - 4 };
  writeLine(paper, first, { ...line, y: y + 2, size: 7, weight: "semibold" });
  writeLine(paper, second, { ...line, y: y + 10.5, size: 6, colour: colours.faint });
}

function writeUpper(
  paper: Paper,
  column: Column,
  text: string,
  y: number,
  align: "left" | "right",
): void {
  const line = { x: column.x + 2, width: column.width - 4, align };
  writeLine(paper, text, { ...line, y: y + 5.5, size: 7, weight: "semibold" });
}

/** On two lines if necessary. */
function writeSpecialty(paper: Paper, column: Column, text: string, y: number): void {
  const line = { x: column.x + 2, width: column.width - 4, size: 6 };
  paper.font("regular").fontSize(line.size);
  const words = text.split(" ");
  let first = "";
  while (words[0] !== undefined && paper.widthOfString(`${first} ${words[0]}`) <= line.width) {
    first = `${first} ${words.shift()}`.trim();
  }
  if (words.length === 0) return writeLine(paper, first, { ...line, y: y + 6 });
  writeLine(paper, first, { ...line, y: y + 2.5 });
  writeLine(paper, words.join(" "), { ...line, y: y + 10 });
}

function writeMark(paper: Paper, column: Column, mark: DayMark, y: number): void {
  const code = mark.isTyped ? `${mark.code}${printTexts.typedMark}` : mark.code;
  const line = { x: column.x + 0.8, width: column.width - 1.6, align: "center" } as const;
  const colour = mark.tone === "off" ? colours.faint : colours.ink;
  const weight = mark.tone === "off" ? "regular" : "semibold";
  const hasHours = mark.minutes > 0;
  writeLine(paper, code, { ...line, y: y + (hasHours ? 2.5 : 6), size: 6.4, weight, colour });
  if (!hasHours) return;
  const hours = formatDuration(mark.minutes);
  writeLine(paper, hours, { ...line, y: y + 11, size: 5.2, colour: colours.faint });
}

function writeTotals(
  paper: Paper,
  row: Part,
  columns: Columns,
  totals: PrintedTotals,
  y: number,
): void {
  for (const column of columns.totals) {
    const text = totalText(totals, column.key);
    const line = { x: column.x + 0.8, width: column.width - 2, align: "right" } as const;
    drawPart(paper, row, "TD", () => writeLine(paper, text, { ...line, y: y + 6, size: 6.6 }));
  }
}
