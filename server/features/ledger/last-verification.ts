import { join } from "node:path";
import { z } from "zod";
import { FilesRead } from "#api/system-state.ts";
import { markAt, writeMark } from "#server/kernel/mark.ts";

const LastVerification = z.object({
  at: z.iso.datetime(),
  /** How many things were found wrong, and how many subjects could not be compared with their last entry. */
  wrong: z.number().int(),
  notCompared: z.number().int(),
  /** False if no anchors were available: a removal of the newest seals would go unnoticed. */
  hasAnchors: z.boolean(),
  /** Which stored files had their bytes read. Older notes lack it; then none were read. */
  filesRead: FilesRead.default("none"),
});

/** The result of a completed verification of the database's ledgers. */
export type LastVerification = z.infer<typeof LastVerification>;

const pathIn = (dataDir: string) => join(dataDir, "last-verification.json");

/** Writes the result of a completed verification to the data folder. */
export function noteVerification(dataDir: string, verification: LastVerification): void {
  writeMark(pathIn(dataDir), verification);
}

/** The result of the last verification noted in this data folder; null if there is none. */
export function lastVerificationOf(dataDir: string): LastVerification | null {
  return markAt(pathIn(dataDir), LastVerification);
}
