import { type Entry, open, type ZipFile } from "yauzl";
import { fileLimits, type FileRefusal, type FileType } from "#domain/documents/file-type.ts";
import type { OpenFile } from "./reading.ts";

const mainParts: Readonly<Record<string, FileType>> = {
  "word/document.xml": "docx",
  "xl/workbook.xml": "xlsx",
};
/** Macros, controls and embedded program objects. */
const active =
  /vbaproject|activex|oleobject|macrosheets|\.(bin|exe|dll|js|vbs|ps1|bat|cmd|jar|lnk)$/i;
/** Parts that are fetched from elsewhere when the file is opened; ordinary hyperlinks are not among them. */
const fetched = /attachedTemplate|oleObject|subDocument|externalLinkPath/;
const headBytes = 4096;
const stored = 0;
const deflated = 8;

/**
 * Unpacks everything in a zip, counting its size, and returns which type of office document it is, or why it is
 * refused. Only the beginning of each part is kept in memory.
 */
export async function inspectOffice(path: string, file: OpenFile): Promise<FileType | FileRefusal> {
  try {
    const zip = await openZip(path);
    try {
      return await judgeZip(zip, file.size);
    } finally {
      zip.close();
    }
  } catch {
    return "damaged";
  }
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true };
    open(path, options, (error, zip) => (error ? reject(error) : resolve(zip)));
  });
}

async function judgeZip(zip: ZipFile, size: number): Promise<FileType | FileRefusal> {
  if (zip.entryCount > fileLimits.entries) return "bomb";
  const names = new Set<string>();
  let [packed, unpacked, first] = [0, 0, size];
  let type: FileType | null = null;
  for await (const entry of entriesOf(zip)) {
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    first = Math.min(first, entry.relativeOffsetOfLocalHeader);
    const refusal = refusalTo(entry, names) ?? tooMuch({ packed, unpacked, size });
    if (refusal) return refusal;
    names.add(entry.fileName.toLowerCase());
    type ??= mainParts[entry.fileName] ?? null;
    const within = entry.fileName.endsWith("/") ? null : await refusalWithin(zip, entry);
    if (within) return within;
  }
  if (first !== 0) return "two-in-one";
  return names.has("[content_types].xml") && type !== null ? type : "unknown-type";
}

function refusalTo(entry: Entry, names: ReadonlySet<string>): FileRefusal | null {
  if ((entry.generalPurposeBitFlag & 1) === 1) return "locked";
  if (active.test(entry.fileName)) return "active";
  const readable = entry.compressionMethod === stored || entry.compressionMethod === deflated;
  return !readable || names.has(entry.fileName.toLowerCase()) ? "damaged" : null;
}

/** Overlapping parts would add up to more than the length of the file. */
function tooMuch({ packed, unpacked, size }: { packed: number; unpacked: number; size: number }) {
  const isBomb =
    packed > size ||
    unpacked > fileLimits.unpackedBytes ||
    unpacked > Math.max(size, 10_000) * fileLimits.ratio;
  return isBomb ? ("bomb" as const) : null;
}

/** The reader itself aborts if more data comes out than the directory declared. */
async function refusalWithin(zip: ZipFile, entry: Entry): Promise<FileRefusal | null> {
  const isText = /\.(xml|rels|vml)$/i.test(entry.fileName);
  const isRels = /\.rels$/i.test(entry.fileName);
  let head = "";
  for await (const chunk of await dataOf(zip, entry)) {
    if (isText && (isRels || head.length < headBytes)) head += chunk.toString("latin1");
    if (head.length > fileLimits.bytes) return "bomb";
  }
  if (isText && /<!DOCTYPE|<!ENTITY/i.test(head)) return "active";
  const relations = isRels ? (head.match(/<Relationship\b[^>]*>/g) ?? []) : [];
  const fetches = relations.some(
    (one) => /TargetMode\s*=\s*"External"/i.test(one) && fetched.test(one),
  );
  return fetches ? "active" : null;
}

function dataOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (let left = zip.entryCount; left > 0; left -= 1) {
    yield await new Promise<Entry>((resolve, reject) => {
      const done = (settle: () => void) => {
        zip.removeAllListeners("entry").removeAllListeners("error").removeAllListeners("end");
        settle();
      };
      zip.once("entry", (entry: Entry) => done(() => resolve(entry)));
      zip.once("error", (error: Error) => done(() => reject(error)));
      zip.once("end", () => done(() => reject(new Error("Fewer entries than told"))));
      zip.readEntry();
    });
  }
}
