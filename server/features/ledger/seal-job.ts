import { join } from "node:path";
import { everyMinutes } from "#server/jobs/due.ts";
import type { Job } from "#server/jobs/job.ts";
import { anchorFile, keepAnchors } from "./anchors.ts";
import { sealLedgers } from "./seal-ledger.ts";

/** How much of its minute a run may spend sealing: users who save come first (docs/decisions/0044-sealing.md). */
export const millisecondsAMinute = 5_000;

/**
 * Seals the entries added to the ledgers since the last minute, as far as its share of the minute allows, and stores
 * the hashes of the seals outside the database.
 */
export const sealJob: Job = {
  name: "ledger.seal",
  dueAt: everyMinutes(1),
  run: async (ctx) => {
    const share = AbortSignal.timeout(millisecondsAMinute);
    const seals = await sealLedgers(ctx, AbortSignal.any([ctx.signal, share]));
    const file = join(ctx.config.dataDir, anchorFile);
    return { seals, anchors: seals === 0 ? 0 : await keepAnchors(ctx.database, file) };
  },
};
