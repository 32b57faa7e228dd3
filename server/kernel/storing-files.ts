import { randomUUID } from "node:crypto";
import { access, constants, mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { filesNotStored } from "#texts/faults.ts";
import { deadlines } from "./deadlines.ts";
import { Fault } from "./fault.ts";

/** The most bytes of an upload. */
export const mostUploadBytes = 10 * 1024 * 1024;

/** The folder of files being received. */
export const incomingFolder = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "incoming");

/** The folder of stored files, unless a bucket stores them. */
export const filesFolder = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, "files");

/** The result of storing a file. Throws `unavailable` with its own text if the disk or the store does not accept it. */
export async function storing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const fault = new Fault("unavailable", {
      detail: filesNotStored,
      retryAfterSeconds: deadlines.retrySeconds,
    });
    fault.cause = error;
    throw fault;
  }
}

/** Whether the disks of this server accept an upload now: tested with a small file, and by the free space for the largest. */
export async function canStoreFiles(config: Pick<Config, "dataDir" | "s3">): Promise<boolean> {
  const incoming = incomingFolder(config);
  const folders = config.s3 === null ? [incoming, filesFolder(config)] : [incoming];
  const probe = join(incoming, `probe-${randomUUID()}`);
  try {
    for (const folder of folders) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < folders.length * mostUploadBytes) return false;
    }
    await writeFile(probe, "probe", { mode: 0o600 });
    return true;
  } catch {
    return false;
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}
