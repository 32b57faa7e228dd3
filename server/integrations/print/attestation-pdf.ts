import { monthText } from "#texts/calendar-names.ts";
import { dayText } from "#texts/moment.ts";
import { attestationTexts as t, overtimeFieldTexts as fields } from "#texts/overtime-decisions.ts";
import { printTexts } from "#texts/print.ts";
import { instantText } from "./formats.ts";
import { bytesOf, colours, inner, openPaper, page, type Paper, writeLine } from "./pdf-paper.ts";
import { drawQr } from "./pdf-qr.ts";
import { drawSignatures, signaturesHeight } from "./pdf-signatures.ts";
import { drawOrnament, drawPart, type Part } from "./pdf-tags.ts";
import { addPage, bottom, drawRows, linesOf } from "./attestation-rows.ts";
import type { PrintedAttestation } from "./printed-attestation.ts";

const size = 8.5;
const lineHeight = 11.5;
const qrSide = signaturesHeight;

/** A month's overtime under a decision, for those who pay it: A4 landscape, tagged for screen readers. */
export function pdfOfAttestation(printed: PrintedAttestation): Promise<Buffer> {
  const { decision, organization, month, printedAt } = printed;
  const title = `${t.title} – ${decision.number} – ${monthText(month)}`;
  const paper = openPaper(title, organization.title, printedAt);
  const bytes = bytesOf(paper);
  const document = paper.struct("Document");
  paper.addStructure(document);
  const below = drawRows(paper, document, printed, drawHead(paper, document, printed));
  drawClosing(paper, document, printed, below);
  drawFeet(paper, printed);
  document.end();
  paper.end();
  return bytes;
}

function drawHead(paper: Paper, document: Part, printed: PrintedAttestation): number {
  const { organization, decision, month } = printed;
  addPage(paper, printed);
  drawPart(paper, document, "H1", () => {
    const centre = { x: inner.left + 200, width: inner.width - 400, align: "center" } as const;
    writeLine(paper, t.title, { ...centre, y: 20, size: 15, weight: "semibold" });
    writeLine(paper, monthText(month), { ...centre, y: 40, size: 12 });
  });
  drawPart(paper, document, "P", () => {
    const left = { x: inner.left, width: 195 };
    writeLine(paper, organization.title, { ...left, y: 20, size: 10.5, weight: "semibold" });
    const ids = `${printTexts.afm} ${organization.afm}`;
    writeLine(paper, ids, { ...left, y: 34, size: 7.5, colour: colours.faint });
    const right = { ...left, x: inner.left + inner.width - 195, align: "right" } as const;
    const state = printed.isFinal ? t.final : printTexts.draft;
    writeLine(paper, state, { ...right, y: 21, size: 8.5, weight: "semibold" });
  });
  let y = 66;
  const facts = [
    [fields.number, `${decision.number}, ${dayText(decision.decidedOn)}`],
    [fields.organ, decision.organ],
    [fields.ada, decision.ada],
    [fields.gazette, decision.gazette],
    [fields.kind, decision.kind],
    [t.holds, t.between(dayText(decision.from), dayText(decision.to))],
    [fields.kae, decision.kae],
    [fields.work, decision.work],
  ].filter(([, value]) => value !== "");
  for (const [label = "", value = ""] of facts) {
    drawPart(paper, document, "P", () => {
      writeLine(paper, label, { x: inner.left, y, width: 130, size, colour: colours.faint });
      for (const line of linesOf(paper, value, inner.width - 135, size)) {
        writeLine(paper, line, { x: inner.left + 135, y, width: inner.width - 135, size });
        y += lineHeight;
      }
    });
  }
  y += 6;
  drawPart(paper, document, "P", () => {
    const sentence = printed.people.length === 0 ? t.nobody : t.attests(decision.number);
    for (const line of linesOf(paper, sentence, inner.width, 9)) {
      writeLine(paper, line, { x: inner.left, y, width: inner.width, size: 9 });
      y += lineHeight + 1;
    }
  });
  return y + 6;
}

function drawClosing(
  paper: Paper,
  document: Part,
  printed: PrintedAttestation,
  below: number,
): void {
  const { sheets, personInCharge, toleranceMinutes } = printed;
  const section = paper.struct("Sect");
  const rests =
    sheets.length === 0
      ? []
      : [t.rests(sheets.map(({ structure, code }) => `${structure}: ${code}`).join(" · "))];
  const overlooked = toleranceMinutes === 0 ? [] : [t.tolerance(toleranceMinutes)];
  const notes = [t.counted, ...overlooked, ...rests].flatMap((note) =>
    linesOf(paper, note, inner.width, 7),
  );
  let y = below + 8;
  if (y + notes.length * 9.5 + signaturesHeight + 10 > bottom) {
    addPage(paper, printed);
    y = 30;
  }
  for (const line of notes) {
    const at = y;
    drawPart(paper, section, "P", () =>
      writeLine(paper, line, { x: inner.left, y: at, width: inner.width, size: 7 }),
    );
    y += 9.5;
  }
  // At the foot of the page, where people expect to sign.
  const top = bottom - signaturesHeight - 4;
  const signers = { author: null, signature: null, structure: { personInCharge } };
  drawSignatures(paper, section, signers, top);
  const [sheet] = sheets;
  if (sheet && sheets.length === 1) {
    const x = inner.left + inner.width - qrSide;
    drawPart(paper, section, "Figure", () => drawQr(paper, sheet.verifyUrl, x, top, qrSide), {
      alt: printTexts.qrAlt,
    });
    drawPart(paper, section, "P", () => {
      const line = { x: x - 106, width: 100, align: "right" } as const;
      writeLine(paper, t.verify, { ...line, y: top + 24, size: 7, colour: colours.faint });
      writeLine(paper, sheet.code, { ...line, y: top + 34, size: 8.5, weight: "semibold" });
    });
  }
  section.end();
  document.add(section);
}

function drawFeet(paper: Paper, { printedAt }: PrintedAttestation): void {
  const { count } = paper.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    paper.switchToPage(index);
    drawOrnament(paper, () => {
      const line = { x: inner.left, y: page.height - 24, width: inner.width, size: 6.5 };
      const printed = printTexts.printedAt(instantText(printedAt));
      writeLine(paper, printed, { ...line, colour: colours.faint });
      writeLine(paper, printTexts.page(index + 1, count), { ...line, align: "right" });
    });
  }
}
