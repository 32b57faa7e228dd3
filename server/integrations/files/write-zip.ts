import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of an archive: the folders it lies in and its name, and its bytes as they come. */
export type ZippedFile = { path: readonly string[]; bytes: Pieces };

/** Parts of a file; text is written as UTF-8. */
type Pieces = Readable | AsyncIterable<Buffer | string> | Iterable<Buffer | string>;

/** A table comes out a fifth larger than by the usual level, for a quarter of its processor time, which others then have. */
export const compressionLevel = 1;

/** Files carry no time of their own: the first moment that the format knows. */
const options = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, compressionLevel };

/**
 * An archive, written as its files come and no faster than it is read: a file is asked for once the one before it has
 * been taken in. Where one fails the archive ends in an error, without the directory that would make it whole.
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
    // The package pipes, so neither end hears of the other.
    const leave = () => content.destroy();
    if (archive.destroyed) leave();
    archive.once("close", leave);
    zip.addReadStream(content, path.map((name) => name.replace(unsafe, "_")).join("/"), options);
    await finished(content);
    archive.off("close", leave);
  }
  zip.end();
}

/** Signs that a folder of Windows cannot hold, that lead out of a folder, or that turn the way a name is read. */
const unsafe = /[\p{Cc}\p{Cs}\p{Bidi_Control}<>:"/\\|?*]|[. ]+$/gu;
