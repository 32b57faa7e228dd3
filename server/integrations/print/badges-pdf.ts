import type { Day } from "#domain/calendar/day.ts";
import { personName } from "#domain/identity/person-name.ts";
import { badgePrintTexts as t } from "#texts/badges.ts";
import { dayText } from "#texts/moment.ts";
import { bytesOf, colours, openPaper, type Paper, type Weight, writeLine } from "./pdf-paper.ts";
import { drawQr } from "./pdf-qr.ts";
import { drawOrnament, drawPart, type Part } from "./pdf-tags.ts";

/** The contents of one badge: a name for handing it out, and a code that reveals nothing. */
export type PrintedBadge = {
  lastName: string;
  firstName: string;
  cardNumber: string | null;
  code: string;
};

/** Badges of one body, issued on the same day. */
export type PrintedBadges = {
  organization: string;
  badges: readonly PrintedBadge[];
  day: Day;
  printedAt: Date;
};

/** Points: a card of ISO/IEC 7810 ID-1 (85.60 × 53.98 mm), two by five on an upright A4 sheet. */
const card = { width: 242.65, height: 153.01 } as const;
const sheet = { width: 595.28, height: 841.89, columns: 2, rows: 5 } as const;
const left = (sheet.width - sheet.columns * card.width) / 2;
const top = (sheet.height - sheet.rows * card.height) / 2;
const padding = 12;
const qrSide = 108;
const nameSize = 13;

/** Badges as PDF, ten on a sheet with lines to cut along, tagged for screen readers. */
export function pdfOfBadges(printed: PrintedBadges): Promise<Buffer> {
  const paper = openPaper(t.title, printed.organization, printed.printedAt, "portrait");
  const bytes = bytesOf(paper);
  const document = paper.struct("Document");
  paper.addStructure(document);
  const onSheet = sheet.columns * sheet.rows;
  for (const [index, badge] of printed.badges.entries()) {
    if (index % onSheet === 0) paper.addPage();
    const place = index % onSheet;
    const x = left + (place % sheet.columns) * card.width;
    const y = top + Math.floor(place / sheet.columns) * card.height;
    drawBadge(paper, document, { printed, badge, x, y });
  }
  document.end();
  paper.end();
  return bytes;
}

type PlacedBadge = { printed: PrintedBadges; badge: PrintedBadge; x: number; y: number };

function drawBadge(paper: Paper, document: Part, { printed, badge, x, y }: PlacedBadge): void {
  drawOrnament(paper, () => {
    paper
      .rect(x, y, card.width, card.height)
      .lineWidth(0.4)
      .dash(3, { space: 3 })
      .stroke(colours.rule)
      .undash();
    paper.rect(x + 0.4, y + 0.4, card.width - 0.8, 27).fill(colours.heading);
  });
  const section = paper.struct("Sect");
  document.add(section);
  const name = personName(badge);
  const wide = { x: x + padding, width: card.width - 2 * padding };
  const narrow = { x: x + padding, width: card.width - qrSide - 2 * padding };
  const faint = { ...narrow, size: 7, colour: colours.faint };
  drawPart(paper, section, "P", () =>
    writeLine(paper, printed.organization, { ...wide, y: y + 8.5, size: 9, weight: "semibold" }),
  );
  drawPart(paper, section, "P", () => {
    writeLine(paper, t.title, { ...faint, y: y + 39 });
    const end = drawName(paper, badge, { ...narrow, y: y + 52 });
    const number = badge.cardNumber === null ? "" : t.number(badge.cardNumber);
    writeLine(paper, number, { ...narrow, y: end + 6, size: 9 });
    writeLine(paper, t.issued(dayText(printed.day)), { ...faint, y: end + 20 });
  });
  const qr = { x: x + card.width - qrSide - padding / 2, y: y + 30 };
  drawPart(paper, section, "Figure", () => drawQr(paper, badge.code, qr.x, qr.y, qrSide), {
    alt: t.qrAlt(name),
  });
  drawPart(paper, section, "P", () =>
    writeLine(paper, t.found, { ...wide, y: y + card.height - 13, size: 6, colour: colours.faint }),
  );
  section.end();
}

/** Draws surname and first name in full: each on two lines if one would truncate it. Returns the y where they end. */
function drawName(
  paper: Paper,
  { lastName, firstName }: PrintedBadge,
  place: { x: number; y: number; width: number },
): number {
  const lines = [
    ...inLines(paper, lastName, "semibold", place.width),
    ...inLines(paper, firstName, "regular", place.width),
  ];
  const isTight = lines.length > 2 || lines.some((line) => !fits(paper, line, place.width));
  const [size, step] = isTight ? [nameSize * 0.8, 13] : [nameSize, 17];
  for (const [index, { text, weight }] of lines.entries())
    writeLine(paper, text, { ...place, y: place.y + index * step, size, weight });
  return place.y + lines.length * step;
}

/** A name on one line if it fits at the smallest size of a line; else broken at the hyphen or blank nearest its middle. */
function inLines(paper: Paper, name: string, weight: Weight, width: number) {
  const breaks = [...name.matchAll(/[-\s]+/g)].map(({ index, 0: mark }) => index + mark.length);
  const [at] = breaks.toSorted((one, other) => fromMiddle(name, one) - fromMiddle(name, other));
  if (at === undefined || fits(paper, { text: name, weight }, width))
    return [{ text: name, weight }];
  return [name.slice(0, at).trimEnd(), name.slice(at)].map((text) => ({ text, weight }));
}

function fits(paper: Paper, line: { text: string; weight: Weight }, width: number): boolean {
  paper.font(line.weight).fontSize(nameSize * 0.7);
  return paper.widthOfString(line.text) <= width;
}

function fromMiddle(name: string, at: number): number {
  return Math.abs(name.length / 2 - at);
}
