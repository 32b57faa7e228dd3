import { formatDuration } from "#domain/minutes.ts";
import { personName } from "#domain/identity/person-name.ts";
import { dayText } from "#texts/moment.ts";
import { attestationTexts as t } from "#texts/overtime-decisions.ts";
import { printTexts } from "#texts/print.ts";
import { employeeFieldTexts } from "#texts/record-fields.ts";
import { drawDraftMark } from "./pdf-frame.ts";
import { colours, inner, page, type Paper, writeLine } from "./pdf-paper.ts";
import { drawOrnament, drawPart, type Part } from "./pdf-tags.ts";
import {
  minutesOfAll,
  type PrintedAttestation,
  type PrintedWorker,
} from "./printed-attestation.ts";

/** The bottom edge of a page's content. */
export const bottom = page.height - 34;

const sumHeight = 18;

const widths = [24, 190, 66, 150, 285] as const;
const titles = [
  printTexts.index,
  t.name,
  printTexts.afm,
  employeeFieldTexts.specialty,
  t.days,
  t.hours,
] as const;

/** Adds a page, with a draft mark across it if it is a draft. */
export function addPage(paper: Paper, { isFinal }: PrintedAttestation): void {
  paper.addPage();
  if (!isFinal) drawOrnament(paper, () => drawDraftMark(paper));
}

/** Draws each person's row and the sum, over as many pages as needed. Returns the y where they end. */
export function drawRows(
  paper: Paper,
  document: Part,
  printed: PrintedAttestation,
  top: number,
): number {
  const { people } = printed;
  if (people.length === 0) return top;
  const table = paper.struct("Table");
  let y = drawColumns(paper, table, top);
  for (const [index, person] of people.entries()) {
    const days = linesOf(paper, daysOf(person), widths[4] - 8);
    const height = Math.max(2, days.length) * 9.5 + 5;
    // The sum stays on the same page as the last row.
    const sum = index === people.length - 1 ? sumHeight : 0;
    if (y + height + sum > bottom) {
      addPage(paper, printed);
      y = drawColumns(paper, null, 22);
    }
    drawRow(paper, table, y, height, [
      [String(index + 1)],
      [personName(person), person.fatherName],
      [person.afm],
      linesOf(paper, person.specialty, widths[3] - 8),
      days,
      [formatDuration(person.minutes)],
    ]);
    y += height;
  }
  drawOrnament(paper, () =>
    paper.rect(inner.left, y, inner.width, sumHeight).fill(colours.heading),
  );
  drawRow(paper, table, y, sumHeight, [
    [],
    [printTexts.total],
    [],
    [],
    [],
    [formatDuration(minutesOfAll(people))],
  ]);
  table.end();
  document.add(table);
  return y + sumHeight;
}

/** The column headings; screen readers read them only if a table is given. Returns the y where the rows begin. */
function drawColumns(paper: Paper, table: Part | null, y: number): number {
  drawOrnament(paper, () => paper.rect(inner.left, y, inner.width, 18).fill(colours.heading));
  const cells = titles.map((title, at) => () => writeCell(paper, at, [title], y, "semibold"));
  if (table === null) drawOrnament(paper, () => cells.forEach((draw) => draw()));
  else {
    const row = paper.struct("TR");
    for (const draw of cells) drawPart(paper, row, "TH", draw, { scope: "Column" });
    row.end();
    table.add(row);
  }
  return y + 18;
}

function drawRow(
  paper: Paper,
  table: Part,
  y: number,
  height: number,
  cells: readonly (readonly string[])[],
): void {
  drawOrnament(paper, () => {
    let x: number = inner.left;
    for (const width of widths) {
      x += width;
      paper.moveTo(x, y).lineTo(x, y + height);
    }
    paper.rect(inner.left, y, inner.width, height).lineWidth(0.4).stroke(colours.rule);
  });
  const row = paper.struct("TR");
  for (const [at, lines] of cells.entries()) {
    const isName = at === 1;
    drawPart(
      paper,
      row,
      isName ? "TH" : "TD",
      () => writeCell(paper, at, lines, y, isName || at === 5 ? "semibold" : "regular"),
      isName ? { scope: "Row" } : {},
    );
  }
  row.end();
  table.add(row);
}

function writeCell(
  paper: Paper,
  at: number,
  lines: readonly string[],
  y: number,
  weight: "regular" | "semibold",
): void {
  const before = widths.slice(0, at).reduce((sum, width) => sum + width, 0);
  const width = widths[at] ?? inner.width - before;
  const align: "left" | "right" = at === 0 || at === 5 ? "right" : "left";
  for (const [row, line] of lines.entries()) {
    const place = { x: inner.left + before + 4, y: y + 4.5 + row * 9.5, width: width - 8, align };
    const isSecond = at === 1 && row > 0;
    writeLine(paper, line, {
      ...place,
      size: isSecond ? 7 : 7.5,
      weight: isSecond ? "regular" : weight,
      ...(isSecond ? { colour: colours.faint } : {}),
    });
  }
}

function daysOf({ days }: PrintedWorker): string {
  return days
    .map(({ day, minutes }) => t.onDay(dayText(day).slice(0, 5), formatDuration(minutes)))
    .join(", ");
}

/** Wraps the text between words into lines of the width. */
export function linesOf(paper: Paper, text: string, width: number, size: number = 7.5): string[] {
  paper.font("regular").fontSize(size);
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (paper.widthOfString(line) > width && lines.at(-1) !== "") lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}
