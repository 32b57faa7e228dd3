import type { BodyContext } from "#server/kernel/context.ts";
import { systemIn } from "#server/kernel/system-context.ts";
import type { JobContext, JobOutcome } from "./job.ts";

type BodyWork = (body: BodyContext) => Promise<JobOutcome>;

/**
 * Does the work in each organization, one at a time, and adds up what was done. A failure in one does not affect the
 * others; afterwards the whole run counts as failed, so that it is retried. Throws when told to stop.
 */
export async function eachBody(ctx: JobContext, work: BodyWork): Promise<JobOutcome> {
  const bodies = await ctx.db.selectFrom("organization").select("id").orderBy("id").execute();
  const run = beginRun(ctx);
  for (const { id } of bodies) await workIn(run, id, work);
  return outcomeOf(run);
}

/**
 * Gives each organization with work a turn, one at a time, and queries for work again until a whole round did nothing:
 * one with much to do delays the others by one turn at most. One that fails gets no further turn in the run, which then
 * counts as failed. Throws when told to stop.
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

/** Returns how much was done. */
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
    // Being told to stop is not a failure.
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
