import {
  fileLimits,
  type FileRefusal,
  type FileType,
  mimeOf,
  typeByName,
} from "#domain/documents/file-type.ts";
import { inspectOffice } from "./inspect-office.ts";
import { type OpenFile, withOpenFile } from "./reading.ts";
import { refusalToJpeg } from "./refusal-to-jpeg.ts";
import { refusalToPdf } from "./refusal-to-pdf.ts";
import { refusalToPng } from "./refusal-to-png.ts";

type FileToInspect = { path: string; size: number; declared: string | null };

type Inspected = { type: FileType; refusal: null } | { type: null; refusal: FileRefusal };

/**
 * Determines the type of a file from its bytes, and whether it is accepted: its name and its declared type must
 * match, and it must not contain anything that runs, hides or expands excessively.
 */
export function inspectFile(file: FileToInspect, name: string): Promise<Inspected> {
  return withOpenFile(file, async (bytes) => {
    const found = await typeOf(file.path, bytes);
    if (!isType(found)) return { type: null, refusal: found };
    const isSaid = typeByName(name) === found;
    const isDeclared = file.declared === null || file.declared === mimeOf(found);
    return isSaid && isDeclared
      ? { type: found, refusal: null }
      : { type: null, refusal: "other-type" };
  });
}

async function typeOf(path: string, file: OpenFile): Promise<FileType | FileRefusal> {
  if (file.size === 0) return "empty";
  if (file.size > fileLimits.bytes) return "too-large";
  const head = await file.at(0, 8);
  const text = head.toString("latin1");
  if (/^%PDF-[12]\.\d/.test(text)) return (await refusalToPdf(file)) ?? "pdf";
  if (text === "\u0089PNG\r\n\u001a\n") return (await refusalToPng(file)) ?? "png";
  if (text.startsWith("\u00ff\u00d8\u00ff")) return (await refusalToJpeg(file)) ?? "jpeg";
  return text.startsWith("PK\u0003\u0004") ? inspectOffice(path, file) : "unknown-type";
}

function isType(found: FileType | FileRefusal): found is FileType {
  return typeByName(`.${found}`) === found;
}
