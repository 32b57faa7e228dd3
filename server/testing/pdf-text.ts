import { execFileSync, spawnSync } from "node:child_process";

/** Whether the machine has Poppler, which extracts the text of a PDF as a user would copy it. */
export const readsPdf = spawnSync("pdftotext", ["-v"]).error === undefined;

/** The text of each page, with whitespace collapsed. */
export function pagesOfPdf(bytes: Buffer): string[] {
  const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: bytes, encoding: "utf8" });
  return text
    .split("\f")
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s+/g, " "));
}
