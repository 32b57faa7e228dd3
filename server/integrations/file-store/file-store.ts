import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { fileChanged } from "#texts/faults.ts";
import type { Config } from "../../config.ts";
import { Fault } from "#server/kernel/fault.ts";
import { filesFolder, storing } from "#server/kernel/storing-files.ts";
import { folderStore } from "./folder-store.ts";
import { s3Store } from "./s3-store.ts";

/** What is kept of a file: where it lies now, and what its bytes are. */
export type KeptFile = { path: string; size: number; sha256: Buffer };

/** Where the bytes of documents lie. A key is made by `keyOf`; what stands under a key never changes. */
export type FileStore = {
  /** Keeps a file, durably, before it returns. Keeping the same again changes nothing. Throws `unavailable` where it cannot be kept. */
  keep: (key: string, file: KeptFile) => Promise<void>;
  /** The bytes of a kept file. Throws where there are none; its end is not given where they are not those that were kept. */
  open: (key: string) => Promise<Readable>;
  /** Throws where a file could not be kept now, within the time of a probe; the disk of a folder is asked beside it. */
  probe: () => Promise<unknown>;
  /** Removes a kept file. Removing what is not there changes nothing. */
  remove: (key: string) => Promise<void>;
};

/** The group of the files of announcements. */
export const announcementFiles = "announcements";

/** The key of bytes within a group of files: an organization's id, or another word. */
export function keyOf(group: string, sha256: Buffer): string {
  const digest = sha256.toString("hex");
  return `${group}/${digest.slice(0, 2)}/${digest}`;
}

/** The store that the configuration names: a bucket, else the folder DATA_DIR/files. */
export function fileStoreOf(config: Pick<Config, "s3" | "dataDir">): FileStore {
  const store = config.s3 === null ? folderStore(filesFolder(config)) : s3Store(config.s3);
  return {
    ...store,
    keep: (key, file) => storing(store.keep(key, file)),
    open: async (key) => Readable.from(asKept(key, await store.open(key))),
  };
}

/** What was kept under a key, whose last part is the digest; nobody gets all of something else. */
async function* asKept(key: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let held: Buffer | null = null;
  for await (const chunk of bytes) {
    hash.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (!key.endsWith(`/${hash.digest("hex")}`))
    throw new Fault("unexpected", { detail: fileChanged });
  if (held) yield held;
}
