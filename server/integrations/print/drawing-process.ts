import { pdfOfAttestation } from "./attestation-pdf.ts";
import { pdfOfBadges } from "./badges-pdf.ts";
import type { Drawing, DrawingAnswer } from "./drawing.ts";
import { pdfOfMonth } from "./month-pdf.ts";
import { xlsxOfMonth } from "./month-xlsx.ts";
import { openVolume, type Volume } from "./volume-pdf.ts";

let volume: Volume | null = null;

async function draw(drawing: Drawing): Promise<DrawingAnswer> {
  switch (drawing.kind) {
    case "month":
      return { bytes: await pdfOfMonth(drawing.month) };
    case "workbook":
      return { bytes: await xlsxOfMonth(drawing.month) };
    case "attestation":
      return { bytes: await pdfOfAttestation(drawing.attestation) };
    case "badges":
      return { bytes: await pdfOfBadges(drawing.badges) };
    case "volume":
      volume = openVolume(drawing.volume);
      return {};
    case "sheet":
      volume?.add(drawing.month);
      return {};
    default:
      return endVolume();
  }
}

async function endVolume(): Promise<DrawingAnswer> {
  const ended = await volume?.end();
  volume = null;
  return ended ?? {};
}

process.on("message", (drawing: Drawing) => {
  draw(drawing).then(
    (answer) => process.send?.(answer),
    (error: unknown) =>
      process.send?.({ error: error instanceof Error ? error.stack : String(error) }),
  );
});
// The server that started it is gone.
process.on("disconnect", () => process.exit());
