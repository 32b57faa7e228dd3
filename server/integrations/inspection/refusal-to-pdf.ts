import type { FileRefusal } from "#domain/documents/file-type.ts";
import { blocks, endsAsZip, type OpenFile } from "./reading.ts";

/** Longer than any of the names searched for with each letter written as `#xx`. */
const overlap = 64;
const tailBytes = 1024;
const endMark = "%%EOF";
/** White space as defined in ISO 32000 7.2.3. */
const blanks = /^[\0\t\n\f\r ]*$/;

/** PDF actions that run something. Names may hide letters as `#xx`. */
const active = /\/(JavaScript|Launch|RichMedia|ImportData)\b/;

/** Checks a PDF: complete, without anything that runs, not encrypted, and with no other content appended. */
export async function refusalToPdf(file: OpenFile): Promise<FileRefusal | null> {
  const tail = await file.at(Math.max(0, file.size - tailBytes), tailBytes);
  const end = tail.lastIndexOf(endMark);
  if (end < 0) return "damaged";
  if (await endsAsZip(file)) return "two-in-one";
  if (!blanks.test(tail.toString("latin1", end + endMark.length))) return "two-in-one";
  for await (const block of blocks(file, 0, overlap)) {
    const text = withoutEscapes(block.toString("latin1"));
    if (active.test(text)) return "active";
    if (/\/Encrypt\s+\d+\s+\d+\s+R\b/.test(text)) return "locked";
  }
  return null;
}

function withoutEscapes(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}
