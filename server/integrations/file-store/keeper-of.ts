import { createHash, randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FileStore, keyOf } from "./file-store.ts";

/** Stores bytes in memory, through a temporary file in the data folder, under the key of a group. */
export function keeperOf(
  store: FileStore,
  { dataDir }: { dataDir: string },
): (group: string, bytes: Buffer) => Promise<void> {
  return async (group, bytes) => {
    const folder = join(dataDir, "incoming");
    const path = join(folder, randomUUID());
    const sha256 = createHash("sha256").update(bytes).digest();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, bytes, { mode: 0o600 });
    try {
      await store.keep(keyOf(group, sha256), { path, size: bytes.length, sha256 });
    } finally {
      await rm(path, { force: true });
    }
  };
}
