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

/** A whole backup, as its taking noted it in the data folder that it is of. */
export type LastBackup = z.infer<typeof LastBackup>;

const pathIn = (dataDir: string) => join(dataDir, "last-backup.json");

/** Notes a backup that lies whole on disk. */
export function noteBackup(dataDir: string, backup: LastBackup): void {
  writeMark(pathIn(dataDir), backup);
}

/** The last backup that was taken of a data folder, by what its taking noted; null where none is known. */
export function lastBackupOf(dataDir: string): LastBackup | null {
  return markAt(pathIn(dataDir), LastBackup);
}

const LastRestore = z.object({ takenAt: z.iso.datetime(), restoredAt: z.iso.datetime() });

/** A backup, by when it was taken, that was put back whole, and when. */
export type LastRestore = z.infer<typeof LastRestore>;

/** Beside the backups, which the installation that they are of knows; the place of the trial is taken away after it. */
const restoreBeside = (folder: string) => join(dirname(folder), "last-restore.json");

/** Notes beside a backup that it was put back whole, for whichever user the server runs as. Throws where that folder takes no file. */
export function noteRestore(folder: string, restore: LastRestore): void {
  writeMark(restoreBeside(folder), restore, { mode: 0o644 });
}

/** The last backup that was put back from the folder in which a backup lies; null where none is known. */
export function lastRestoreBeside({ folder }: LastBackup): LastRestore | null {
  return markAt(restoreBeside(folder), LastRestore);
}

/** Whether a backup still lies where it was put; null where this server may not look there. */
export function liesThere({ folder }: LastBackup): boolean | null {
  try {
    accessSync(join(folder, manifestFile));
    return true;
  } catch (error) {
    const code = codeOf(error);
    return code === "ENOENT" || code === "ENOTDIR" ? false : null;
  }
}
