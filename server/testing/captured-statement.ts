import { deserialize } from "node:v8";

/** A statement as the driver was given it. */
export type CapturedStatement = { text: string; values: unknown[] };

/** The statements of a file that the tests left, a line each. Guarantee: `capture-statements.ts` wrote it. */
export function capturedStatements(lines: string): CapturedStatement[] {
  return lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => deserialize(Buffer.from(line, "base64")) as CapturedStatement);
}
