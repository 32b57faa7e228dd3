import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { fileChanged, fileUnreadable } from "#texts/faults.ts";
import type { Config } from "../../config.ts";
import { Fault } from "#server/kernel/fault.ts";
import { filesFolder, storing } from "#server/kernel/storing-files.ts";
import { folderStore } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

/** A file to store: where it is now, its size and its digest. */
export type FileToStore = { path: string; size: number; sha256: Buffer };

/** The store of document bytes. Keys come from `keyOf`; the content under a key never changes. */
export type FileStore = {
  /** Stores a file durably before it returns. Storing the same file again changes nothing. Throws `unavailable` if it cannot be stored. */
  keep: (key: string, file: FileToStore) => Promise<void>;
  /** The bytes of a stored file. Throws if there is none; the last bytes are withheld if the content is not what was stored. */
  open: (key: string) => Promise<Readable>;
  /** Throws if a file could not be stored now, within the probe's time limit; the disk of a folder is checked separately. */
  probe: () => Promise<unknown>;
  /** Removes a stored file. Removing a missing one changes nothing. */
  remove: (key: string) => Promise<void>;
};

/** The group of announcement files. */
export const announcementFiles = "announcements";

/** The key of content within a group of files: an organization's id, or another word. */
export function keyOf(group: string, sha256: Buffer): string {
  const digest = sha256.toString("hex");
  return `${group}/${digest.slice(0, 2)}/${digest}`;
}

/** The configured store: a bucket, else the folder DATA_DIR/files. */
export function fileStoreOf(config: Pick<Config, "s3" | "dataDir">): FileStore {
  const store = config.s3 === null ? folderStore(filesFolder(config)) : s3Store(config.s3);
  const read = async (key: string) =>
    Readable.from(asKept(key, await store.open(key).catch(unreadable), changed));
  /** Found to have changed when most of their bytes had been sent: the next reader is told before any are. */
  const changed = new Set<string>();
  return {
    ...store,
    keep: (key, file) => storing(store.keep(key, file)),
    open: async (key) => {
      if (changed.has(key)) await finished((await read(key)).resume());
      return read(key);
    },
  };
}

/**
 * Reads a stored file to its end: how many bytes it has, and if it cannot be read or is not what was stored, which of the two is wrong and
 * the error.
 */
export async function readStored(
  files: Pick<FileStore, "open">,
  key: string,
): Promise<{ bytes: number; wrong: "changed" | "unreadable" | null; error: unknown }> {
  let bytes = 0;
  try {
    for await (const chunk of await files.open(key)) bytes += lengthOf(chunk);
    return { bytes, wrong: null, error: null };
  } catch (error) {
    const isChanged = error instanceof Fault && error.given.detail === fileChanged;
    return { bytes, wrong: isChanged ? "changed" : "unreadable", error };
  }
}

function lengthOf(chunk: unknown): number {
  return chunk instanceof Uint8Array ? chunk.length : 0;
}

/** Users read that it cannot be read, the log why. */
function unreadable(error: Error): never {
  const fault = new Fault("unexpected", { detail: fileUnreadable });
  fault.message = error.message;
  fault.cause = error;
  throw fault;
}

/** The content of a key, whose last part is the digest; a file with another digest is never delivered in full. */
async function* asKept(
  key: string,
  bytes: AsyncIterable<Buffer>,
  changed: Set<string>,
): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let previous: Buffer | null = null;
  for await (const chunk of bytes) {
    hash.update(chunk);
    if (previous) yield previous;
    previous = chunk;
  }
  if (!key.endsWith(`/${hash.digest("hex")}`)) {
    changed.add(key);
    throw new Fault("unexpected", { detail: fileChanged });
  }
  changed.delete(key);
  if (previous) yield previous;
}
