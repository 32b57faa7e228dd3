import { execFileSync } from "node:child_process";
import { decodeQRBatch } from "qr/decode.js";

/** The QR codes of a printed page, as a reader sees them at 200 dpi. Needs Poppler. */
export async function qrCodesOfPage(pdf: Buffer, page: number): Promise<string[]> {
  const one = ["-f", String(page), "-l", String(page)];
  const image = execFileSync("pdftoppm", ["-r", "200", ...one, "-"], {
    input: pdf,
    maxBuffer: 64 * 2 ** 20,
  });
  const [head = "", width, height] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(image.toString("latin1", 0, 40)) ?? [];
  const data = new Uint8Array(image.subarray(head.length));
  const size = { width: Number(width), height: Number(height) };
  const [found = []] = await decodeQRBatch([{ ...size, data }], { timeLimit: 5000 });
  return found.filter((text) => typeof text === "string");
}
