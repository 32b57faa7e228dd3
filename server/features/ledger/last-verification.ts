import { join } from "node:path";
import { z } from "zod";
import { FilesRead } from "#api/system-state.ts";
import { markAt, writeMark } from "#server/kernel/mark.ts";

const LastVerification = z.object({
  at: z.iso.datetime(),
  /** What was found wrong, and the subjects that could not be compared with their last entry. */
  wrong: z.number().int(),
  notCompared: z.number().int(),
  /** False where nothing kept outside the database was at hand: a cut of the newest seals could not be told. */
  hasAnchors: z.boolean(),
  /** Which stored files had their bytes read. An older note does not say it, and then none were read. */
  filesRead: FilesRead.default("none"),
});

/** What came of verifying the ledgers of the database to their end. */
export type LastVerification = z.infer<typeof LastVerification>;

const pathIn = (dataDir: string) => join(dataDir, "last-verification.json");

/** Notes in the data folder what came of a verification that went to the end. */
export function noteVerification(dataDir: string, verification: LastVerification): void {
  writeMark(pathIn(dataDir), verification);
}

/** What came of the last verification that this data folder knows of; null where it knows of none. */
export function lastVerificationOf(dataDir: string): LastVerification | null {
  return markAt(pathIn(dataDir), LastVerification);
}
