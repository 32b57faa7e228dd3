import type { dashboard } from "#api/dashboard.ts";
import { apiLogListing, hoursOfCalls, loginLogListing } from "#server/features/logs/public.ts";
import { mailListing } from "#server/features/mail/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { jobStates } from "./job-states.ts";
import { ledgerState } from "./ledger-state.ts";
import { upkeepOf } from "./upkeep.ts";

/** How the installation does: what failed today, mails that do not leave, jobs, how far the ledger is sealed, and what keeps it safe. */
export const systemState: Handler<typeof dashboard.getSystem> = async (ctx) => {
  const { db, today } = ctx;
  const ofBodies = await readBodies(ctx, await everyBody(ctx), async (within) => ({
    refused: await mailListing.count(within, { state: "refused" }, ctx),
    late: await mailListing.count(within, { state: "late" }, ctx),
    waiting: await mailListing.count(within, { state: "waiting" }, ctx),
    ledger: await ledgerState(within),
  }));
  const { ledger, ...mails } = ofBodies;
  return {
    today,
    failedCalls: await apiLogListing.count(db, { from: today, outcome: "failed" }, ctx),
    wrongSignIns: await loginLogListing.count(db, { from: today, outcome: "wrong" }, ctx),
    mails: { isConnected: ctx.config.mail !== null, ...mails },
    jobs: await jobStates(db, ctx.now),
    ledger,
    upkeep: await upkeepOf(ctx.config, ctx.now),
    hours: (await hoursOfCalls(ctx)).hours,
  };
};
