import { everyMinutes } from "#server/jobs/due.ts";
import type { Job } from "#server/jobs/job.ts";
import { sealLedgers } from "./seal-ledger.ts";

/** Seals what was left in the ledgers since the last minute. */
export const sealJob: Job = {
  name: "ledger.seal",
  dueAt: everyMinutes(1),
  run: async (ctx) => ({ seals: await sealLedgers(ctx) }),
};
