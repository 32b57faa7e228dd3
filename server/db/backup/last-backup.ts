import { accessSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { codeOf } from "#server/error-code.ts";
import { markAt, writeMark } from "../../kernel/mark.ts";
import { manifestFile } from "./manifest.ts";

const LastBackup = z.object({
  takenAt: z.iso.datetime(),
  folder: z.string(),
  files: z.number().int(),
  bytes: z.number().int(),
});

/** A complete backup, as recorded in the data folder that it was taken of. */
type LastBackup = z.infer<typeof LastBackup>;

const pathIn = (dataDir: string) => join(dataDir, "last-backup.json");

/** Records a backup that is complete on disk. */
export function noteBackup(dataDir: string, backup: LastBackup): void {
  writeMark(pathIn(dataDir), backup);
}

/** The last recorded backup of a data folder; null if none is known. */
export function lastBackupOf(dataDir: string): LastBackup | null {
  return markAt(pathIn(dataDir), LastBackup);
}

const LastRestore = z.object({ takenAt: z.iso.datetime(), restoredAt: z.iso.datetime() });

/** The last backup that was restored completely, by when it was taken, and when it was restored. */
type LastRestore = z.infer<typeof LastRestore>;

/** Beside the backups, which the original installation knows; the folder of a trial restore is deleted after it. */
const restoreBeside = (folder: string) => join(dirname(folder), "last-restore.json");

/** Records beside a backup that it was fully restored, readable by any user the server runs as. Throws if the folder is not writable. */
export function noteRestore(folder: string, restore: LastRestore): void {
  writeMark(restoreBeside(folder), restore, { mode: 0o644 });
}

/** The last restore recorded beside a backup; null if none is known. */
export function lastRestoreOf({ folder }: LastBackup): LastRestore | null {
  return markAt(restoreBeside(folder), LastRestore);
}

/** Whether a backup is still where it was stored; null if this server may not look there. */
export function liesThere({ folder }: LastBackup): boolean | null {
  try {
    accessSync(join(folder, manifestFile));
    return true;
  } catch (error) {
    const code = codeOf(error);
    return code === "ENOENT" || code === "ENOTDIR" ? false : null;
  }
}
