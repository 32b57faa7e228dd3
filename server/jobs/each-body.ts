import type { BodyContext } from "#server/kernel/context.ts";
import { systemIn } from "#server/kernel/system-context.ts";
import type { JobContext, JobOutcome } from "./job.ts";

/** What is done in one organization. */
export type BodyWork = (body: BodyContext) => Promise<JobOutcome>;

/**
 * Does the work in each organization, one after the other, and adds up what was done. One that fails does not keep the
 * others from theirs; afterwards the whole run counts as failed, so that it comes again. Throws when told to stop.
 */
export async function eachBody(ctx: JobContext, work: BodyWork): Promise<JobOutcome> {
  const bodies = await ctx.db.selectFrom("organization").select("id").orderBy("id").execute();
  const run = beginRun(ctx);
  for (const { id } of bodies) await workIn(run, id, work);
  return outcomeOf(run);
}

/**
 * Gives each organization that has work a turn, one after the other, and asks again who has, until a whole round came to
 * nothing: one with much to do delays no other by more than a turn. One that fails has no further turn in the run, which
 * counts as failed afterwards. Throws when told to stop.
 */
export async function inTurns(
  ctx: JobContext,
  whoHasWork: () => Promise<readonly string[]>,
  turn: BodyWork,
): Promise<JobOutcome> {
  const run = beginRun(ctx);
  let done = 0;
  do {
    done = 0;
    const ids = await whoHasWork();
    for (const id of ids.filter((id) => !run.failed.has(id))) done += await workIn(run, id, turn);
  } while (done > 0);
  return outcomeOf(run);
}

type Run = {
  ctx: JobContext;
  sums: Record<string, number>;
  tried: Set<string>;
  failed: Map<string, unknown>;
};

function beginRun(ctx: JobContext): Run {
  return { ctx, sums: {}, tried: new Set(), failed: new Map() };
}

/** How much was done. */
async function workIn({ ctx, sums, tried, failed }: Run, id: string, work: BodyWork) {
  ctx.signal.throwIfAborted();
  tried.add(id);
  let done = 0;
  try {
    for (const [name, count] of Object.entries(await work(systemIn(ctx, id)))) {
      sums[name] = (sums[name] ?? 0) + count;
      done += count;
    }
  } catch (error) {
    // Told to stop, it did not fail.
    ctx.signal.throwIfAborted();
    ctx.log.error({ err: error, organizationId: id }, "A job failed in one organization");
    failed.set(id, error);
  }
  return done;
}

function outcomeOf({ sums, tried, failed }: Run): JobOutcome {
  if (failed.size === 0) return sums;
  throw new AggregateError(
    [...failed.values()],
    `Failed in ${failed.size} of ${tried.size} organizations`,
  );
}
