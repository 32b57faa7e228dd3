import { dayAt } from "#domain/calendar/zone.ts";
import { deputySignatureTexts as t } from "#texts/verification.ts";
import { printTexts } from "#texts/print.ts";
import { dayText } from "#texts/moment.ts";
import { instantText } from "./formats.ts";
import { colours, inner, writeLine, type Paper } from "./pdf-paper.ts";
import { drawQr } from "./pdf-qr.ts";
import { drawOrnament, drawPart, type Part } from "./pdf-tags.ts";
import type { PrintedMonth } from "./printed-month.ts";

export const signaturesHeight = 70;

const proofWidth = 184;
const gap = 8;
const boxWidth = (inner.width - proofWidth - 3 * gap) / 3;

/** The signers, as far as they are known. */
type Signers = Pick<PrintedMonth, "author" | "signature"> & {
  structure: Pick<PrintedMonth["structure"], "personInCharge">;
};

/** Draws the three signature boxes. */
export function drawSignatures(paper: Paper, section: Part, month: Signers, y: number): void {
  const { signature } = month;
  const deputy = signature?.deputy ?? null;
  const boxes = [
    { title: printTexts.author, name: month.author ?? "" },
    { title: printTexts.personInCharge, name: month.structure.personInCharge },
    { title: deputy ? t.title : printTexts.representative, name: signature?.signedBy ?? "" },
  ];
  for (const [index, { title, name }] of boxes.entries()) {
    const x = inner.left + index * (boxWidth + gap);
    drawOrnament(paper, () =>
      paper.rect(x, y, boxWidth, signaturesHeight).lineWidth(0.6).stroke(colours.rule),
    );
    const line = { x: x + 6, width: boxWidth - 12, align: "center" } as const;
    drawPart(paper, section, "P", () => {
      writeLine(paper, title, { ...line, y: y + 6, size: 7.5, weight: "semibold" });
      if (index === 2 && signature) {
        const at = printTexts.signedAt(instantText(signature.signedAt));
        const up = deputy ? 8 : 0;
        writeLine(paper, printTexts.signed, { ...line, y: y + 25 - up, size: 7.5 });
        writeLine(paper, at, { ...line, y: y + 35 - up, size: 7.5 });
        if (deputy) {
          writeLine(paper, `${t.represents}: ${deputy.represents}`, {
            ...line,
            y: y + 36,
            size: 6,
          });
          writeLine(paper, t.act(deputy), { ...line, y: y + 42.5, size: 6 });
        }
      } else {
        const place = printTexts.signaturePlace;
        writeLine(paper, place, { ...line, y: y + 18, size: 6, colour: colours.faint });
      }
      writeLine(paper, name, { ...line, y: y + 49, size: 7.5, weight: "semibold" });
      writeLine(paper, dateOf(index === 2 ? signature : null), { ...line, y: y + 59, size: 6.5 });
    });
  }
}

/** Draws how the sheet can be verified, or that it cannot be yet. */
export function drawProof(paper: Paper, section: Part, month: PrintedMonth, y: number): void {
  const { signature } = month;
  const x = inner.left + inner.width - proofWidth;
  const side = signature ? signaturesHeight : 0;
  const line = { x: x + (side ? side + 6 : 8), width: proofWidth - (side ? side + 6 : 16) };
  if (signature) {
    drawPart(paper, section, "Figure", () => drawQr(paper, signature.verifyUrl, x, y, side), {
      alt: printTexts.qrAlt,
    });
    drawPart(paper, section, "P", () => {
      const faint = { ...line, size: 6, colour: colours.faint };
      writeLine(paper, printTexts.code, { ...faint, y });
      const code = groupsOf(signature.code, 4).join("-");
      writeLine(paper, code, { ...line, y: y + 7, size: 9.5, weight: "semibold" });
      writeLine(paper, printTexts.verify, { ...faint, y: y + 21 });
      const address = signature.verifyUrl.split("?")[0] ?? "";
      writeLine(paper, address, { ...line, y: y + 28.5, size: 6.2 });
      writeLine(paper, printTexts.digest, { ...faint, y: y + 40 });
      for (const [row, part] of groupsOf(signature.digest, 32).entries()) {
        writeLine(paper, part, { ...line, y: y + 47.5 + row * 8, size: 6.2 });
      }
    });
    return;
  }
  drawOrnament(paper, () =>
    paper
      .rect(x, y, proofWidth, signaturesHeight)
      .lineWidth(0.6)
      .dash(3, { space: 2 })
      .stroke(colours.rule)
      .undash(),
  );
  drawPart(paper, section, "P", () => {
    const centre = { ...line, align: "center" } as const;
    writeLine(paper, printTexts.draft, { ...centre, y: y + 17, size: 9.5, weight: "semibold" });
    printTexts.unsignedNote.forEach((text, row) =>
      writeLine(paper, text, { ...centre, y: y + 34 + row * 9, size: 6.5 }),
    );
  });
}

function dateOf(signature: PrintedMonth["signature"]): string {
  const date = signature
    ? dayText(dayAt(signature.signedAt.toISOString()))
    : "....../....../............";
  return `${printTexts.date}: ${date}`;
}

function groupsOf(text: string, length: number): string[] {
  return text.match(new RegExp(`.{1,${length}}`, "g")) ?? [];
}
