import { create } from "qrcode";
import { colours, type Paper } from "./pdf-paper.ts";

/** Empty modules around a code, in addition to the white of the paper. */
const quiet = 2;

/** Draws the QR code of a text into a square of `side` points. Adjacent dark modules of a row are one stroke. */
export function drawQr(paper: Paper, text: string, x: number, y: number, side: number): void {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const unit = side / (modules.size + 2 * quiet);
  for (let row = 0; row < modules.size; row += 1) {
    let column = 0;
    while (column < modules.size) {
      let end = column;
      while (end < modules.size && modules.get(row, end)) end += 1;
      const top = y + (row + quiet) * unit;
      if (end > column) paper.rect(x + (column + quiet) * unit, top, (end - column) * unit, unit);
      column = end + 1;
    }
  }
  paper.fill(colours.ink);
}
