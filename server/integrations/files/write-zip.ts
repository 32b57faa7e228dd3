import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of an archive: its folders and its name, and its bytes as they arrive. */
export type ZippedFile = { path: readonly string[]; bytes: Pieces };

/** Chunks of a file; text is written as UTF-8. */
type Pieces = Readable | AsyncIterable<Buffer | string> | Iterable<Buffer | string>;

/** A table is a fifth larger than at the default level, for a quarter of the processor time, which is left for other requests. */
export const compressionLevel = 1;

/** Files have no time of their own: the earliest that the format supports. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel };

/**
 * An archive, written as its files arrive and at the reader's pace: each file is requested once the previous one has
 * been consumed. If one fails, the archive ends in an error, without its directory, so it cannot pass for complete.
 */
export function writeZip(files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>): Readable {
  const zip = new ZipFile();
  // Guarantee: the package makes it a PassThrough.
  const archive = zip.outputStream as Readable;
  const fail = (error: Error) => archive.destroy(error);
  zip.on("error", fail);
  feed(zip, archive, files).catch(fail);
  return archive;
}

async function feed(
  zip: ZipFile,
  archive: Readable,
  files: AsyncIterable<ZippedFile> | Iterable<ZippedFile>,
): Promise<void> {
  for await (const { path, bytes } of files) {
    const content = Readable.from(bytes, { objectMode: false });
    // The package uses pipe, so neither end is told when the other closes.
    const leave = () => content.destroy();
    if (archive.destroyed) leave();
    archive.once("close", leave);
    zip.addReadStream(content, path.map(nameInZip).join("/"), options);
    await finished(content);
    archive.off("close", leave);
  }
  zip.end();
}

/** The name that a file has in an archive. */
export function nameInZip(name: string): string {
  return name.replace(unsafe, "_");
}

/** Characters that a Windows file name cannot contain, that lead out of a folder, or that change the reading direction of a name. */
const unsafe = /[\p{Cc}\p{Cs}\p{Bidi_Control}<>:"/\\|?*]|[. ]+$/gu;
