import type { BodyContext } from "#server/kernel/context.ts";
import { systemIn } from "#server/kernel/system-context.ts";
import type { JobContext, JobOutcome } from "./job.ts";

/** Does the work in each organization, one after the other, as `eachOf` does. */
export async function eachBody(
  ctx: JobContext,
  work: (body: BodyContext) => Promise<JobOutcome>,
): Promise<JobOutcome> {
  const bodies = await ctx.db.selectFrom("organization").select("id").orderBy("id").execute();
  return eachOf(
    ctx,
    bodies.map(({ id }) => id),
    work,
  );
}

/**
 * Does the work in each of the organizations, one after the other, and adds up what was done. One that fails does not keep
 * the others from theirs; afterwards the whole run counts as failed, so that it comes again. Throws when told to stop.
 */
export async function eachOf(
  ctx: JobContext,
  organizationIds: readonly string[],
  work: (body: BodyContext) => Promise<JobOutcome>,
): Promise<JobOutcome> {
  const sums: Record<string, number> = {};
  const failed: unknown[] = [];
  for (const id of organizationIds) {
    ctx.signal.throwIfAborted();
    try {
      for (const [name, count] of Object.entries(await work(systemIn(ctx, id))))
        sums[name] = (sums[name] ?? 0) + count;
    } catch (error) {
      ctx.log.error({ err: error, organizationId: id }, "A job failed in one organization");
      failed.push(error);
    }
  }
  if (failed.length > 0)
    throw new AggregateError(
      failed,
      `Failed in ${failed.length} of ${organizationIds.length} organizations`,
    );
  return sums;
}
