import { monthText } from "#texts/calendar-names.ts";
import { volumeTexts as t, printTexts } from "#texts/print.ts";
import { instantText } from "./formats.ts";
import { colours, inner, page, writeLine, type Paper } from "./pdf-paper.ts";
import { drawOrnament, drawPart, type Part } from "./pdf-tags.ts";
import type { PrintedVolume } from "./printed-month.ts";

/** A structure in the table of contents; `place` is the named destination where its sheet begins. */
export type ContentsLine = {
  code: string;
  title: string;
  people: number;
  state: string;
  page: number;
  place: string;
};

const top = 104;
const lineHeight = 15;
/** Structures per page of the contents. */
export const linesOnPage = Math.floor((page.height - 40 - top) / lineHeight);

const left = inner.left + 60;
const columns = {
  code: { x: left + 4, width: 68 },
  title: { x: left + 76, width: 330 },
  people: { x: left + 412, width: 60, align: "right" },
  state: { x: left + 490, width: 120 },
  page: { x: left + 616, width: 56, align: "right" },
} as const;
const width = columns.page.x + columns.page.width + 4 - left;

/** Draws the table of contents on the first pages, which were left free. */
export function drawContents(
  paper: Paper,
  section: Part,
  volume: PrintedVolume,
  lines: readonly ContentsLine[],
): void {
  const contents = paper.struct("TOC");
  for (let first = 0, number = 0; number === 0 || first < lines.length; number += 1) {
    paper.switchToPage(number);
    if (number === 0) drawPart(paper, section, "H1", () => drawTitle(paper, volume));
    else drawOrnament(paper, () => drawTitle(paper, volume));
    if (number === 0) drawPart(paper, section, "P", () => drawFacts(paper, volume, lines));
    drawOrnament(paper, () => drawHeading(paper));
    for (const [at, line] of lines.slice(first, first + linesOnPage).entries())
      drawLine(paper, contents, line, top + at * lineHeight);
    first += linesOnPage;
  }
  contents.end();
  section.add(contents);
}

function drawTitle(paper: Paper, { month, organization }: PrintedVolume): void {
  const centre = { x: inner.left, width: inner.width, align: "center" } as const;
  writeLine(paper, organization.title, { ...centre, y: 20, size: 10.5, weight: "semibold" });
  const title = `${t.title} – ${monthText(month)}`;
  writeLine(paper, title, { ...centre, y: 36, size: 15, weight: "semibold" });
}

function drawFacts(paper: Paper, volume: PrintedVolume, lines: readonly ContentsLine[]): void {
  const people = lines.reduce((sum, line) => sum + line.people, 0);
  const facts = [
    t.count(lines.length, people),
    printTexts.printedAt(instantText(volume.printedAt)),
  ].join(" · ");
  const centre = { x: inner.left, width: inner.width, align: "center" } as const;
  writeLine(paper, facts, { ...centre, y: 58, size: 8, colour: colours.faint });
}

function drawHeading(paper: Paper): void {
  const y = top - 22;
  paper.rect(left, y, width, 16).fill(colours.heading);
  const line = { y: y + 4, size: 7.5, weight: "semibold" } as const;
  writeLine(paper, printTexts.structureCode, { ...columns.code, ...line });
  writeLine(paper, t.structure, { ...columns.title, ...line });
  writeLine(paper, t.people, { ...columns.people, ...line });
  writeLine(paper, t.state, { ...columns.state, ...line });
  writeLine(paper, t.page, { ...columns.page, ...line });
}

function drawLine(paper: Paper, contents: Part, line: ContentsLine, y: number): void {
  drawOrnament(paper, () =>
    paper
      .moveTo(left, y + 11.5)
      .lineTo(left + width, y + 11.5)
      .lineWidth(0.3)
      .stroke(colours.rule),
  );
  const item = paper.struct("TOCI");
  const link = paper.struct("Link");
  contents.add(item);
  item.add(link);
  drawPart(paper, link, "P", () => {
    const size = 8.5;
    writeLine(paper, line.code, { ...columns.code, y, size, colour: colours.faint });
    writeLine(paper, line.title, { ...columns.title, y, size, weight: "semibold" });
    writeLine(paper, String(line.people), { ...columns.people, y, size });
    writeLine(paper, line.state, { ...columns.state, y, size });
    writeLine(paper, String(line.page), { ...columns.page, y, size });
  });
  const description = `${line.title}, ${t.page} ${line.page}`;
  const options = { structParent: link, Contents: textOf(description) };
  paper.goTo(left, y - 2, width, lineHeight, line.place, options);
  link.end();
  item.end();
}

/** Guarantee: pdfkit writes a String object as text and a primitive string as a name, which its types do not distinguish. */
function textOf(text: string): string {
  return new String(text) as unknown as string;
}
