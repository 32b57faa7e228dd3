import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore, FileToStore } from "./file-store.ts";

/** Files in a folder: each is written to a temporary file, synced to disk and renamed, so that a power cut leaves all of it or nothing. */
export function folderStore(folder: string): FileStore {
  return {
    keep: async (key, { path, ...file }) => {
      const place = join(folder, key);
      if (await isThere(place, file)) return;
      const making = `${place}.making-${randomUUID()}`;
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      try {
        await copyFile(path, making);
        await forced(making);
        await rename(making, place);
      } finally {
        await rm(making, { force: true });
      }
      await forced(dirname(place));
    },
    open: async (key) => {
      const handle = await open(join(folder, key), "r");
      return handle.createReadStream();
    },
    probe: () => Promise.resolve(),
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}

/** Whether just these bytes are stored: a file that changed on disk is stored again. */
async function isThere(
  place: string,
  { size, sha256 }: Omit<FileToStore, "path">,
): Promise<boolean> {
  const found = await stat(place).catch(() => null);
  if (found?.size !== size) return false;
  const hash = createHash("sha256");
  await pipeline(createReadStream(place), hash);
  return hash.digest().equals(sha256);
}

async function forced(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
