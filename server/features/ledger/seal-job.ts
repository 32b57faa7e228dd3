import { join } from "node:path";
import { everyMinutes } from "#server/jobs/due.ts";
import type { Job } from "#server/jobs/job.ts";
import { anchorFile, keepAnchors } from "./anchors.ts";
import { sealLedgers } from "./seal-ledger.ts";

/** Seals what was left in the ledgers since the last minute, and keeps the hashes of the seals outside the database. */
export const sealJob: Job = {
  name: "ledger.seal",
  dueAt: everyMinutes(1),
  run: async (ctx) => {
    const seals = await sealLedgers(ctx);
    const file = join(ctx.config.dataDir, anchorFile);
    return { seals, anchors: seals === 0 ? 0 : await keepAnchors(ctx.database, file) };
  },
};
