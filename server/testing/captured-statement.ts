import { deserialize } from "node:v8";

/** A statement as passed to the driver. */
export type CapturedStatement = { text: string; values: unknown[] };

/** The statements in a file that the tests wrote, one per line. Guarantee: `capture-statements.ts` wrote it. */
export function capturedStatements(lines: string): CapturedStatement[] {
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => deserialize(Buffer.from(line, "base64")) as CapturedStatement);
}
