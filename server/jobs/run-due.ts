import type { FastifyBaseLogger } from "fastify";
import { sql } from "kysely";
import type { Parts } from "#server/kernel/parts.ts";
import { systemContext } from "#server/kernel/system-context.ts";
import type { Job, JobOutcome } from "./job.ts";

/** A server that died during a run holds it this long; a live one renews its lease well before that. */
const leaseMinutes = 3;
const renewalMilliseconds = 60_000;
const keptMilliseconds = 7 * 86_400_000;
const mostAttempts = 8;

/**
 * Runs the job if it is due and no server has run it or is running it. True if it completed. A failed run is stored
 * with its error and retried after 2, 4, 8… minutes, eight attempts at most; the next due run starts afresh.
 */
export async function runDue(
  parts: Parts,
  log: FastifyBaseLogger,
  job: Job,
  signal: AbortSignal,
): Promise<boolean> {
  const dueAt = job.dueAt(parts.clock());
  const attempt = await claimRun(parts, job, dueAt);
  if (attempt === null) return false;
  const ctx = systemContext(parts, log, `${job.name} ${dueAt.toISOString()}`);
  const renewal = setInterval(() => {
    // The database may be down for a while; the next renewal comes before the lease expires.
    renew(parts, job, dueAt, attempt).catch((error: unknown) =>
      log.warn({ err: error, job: job.name }, "A job's lease was not renewed"),
    );
  }, renewalMilliseconds);
  try {
    await endRun(parts, job, dueAt, await job.run({ ...ctx, signal }));
    return true;
  } catch (error) {
    if (!signal.aborted) log.error({ err: error, job: job.name, attempt }, "A job failed");
    await putBack(parts, job, dueAt, signal.aborted ? 0 : 2 ** attempt, String(error));
    return false;
  } finally {
    clearInterval(renewal);
  }
}

/** The number of this attempt if we claimed the run; null if there is nothing to do. */
async function claimRun(parts: Parts, job: Job, dueAt: Date): Promise<number | null> {
  const { kysely } = parts.database;
  const now = parts.clock();
  const heldUntil = leaseFrom(now);
  await sql`
    insert into job_run (job, due_at, next_try_at) values (${job.name}, ${dueAt}, ${now})
    on conflict do nothing`.execute(kysely);
  const { rows } = await sql<{ attempts: number }>`
    update job_run set attempts = attempts + 1, held_until = ${heldUntil}, error = null
    where job = ${job.name} and due_at = (
      select r.due_at from job_run r
      where r.job = ${job.name} and r.due_at = ${dueAt} and r.ended_at is null and r.attempts < ${mostAttempts}
        and r.next_try_at <= ${now} and (r.held_until is null or r.held_until < ${now})
        and not exists (
          select from job_run other
          where other.job = r.job and other.due_at <> r.due_at and other.held_until >= ${now})
      for update skip locked)
    returning attempts`.execute(kysely);
  return rows[0]?.attempts ?? null;
}

/** Extends the lease; a run that has ended, or that another server took over, is not changed. */
async function renew(parts: Parts, job: Job, dueAt: Date, attempt: number): Promise<void> {
  await parts.database.kysely
    .updateTable("job_run")
    .set({ held_until: leaseFrom(parts.clock()) })
    .where((of) => of.and({ job: job.name, due_at: dueAt, attempts: attempt }))
    .where("held_until", "is not", null)
    .execute();
}

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseMinutes * 60_000);

/** Ends the run, and deletes those of the job that were due more than a week before it. Its last run is always kept. */
async function endRun(parts: Parts, job: Job, dueAt: Date, outcome: JobOutcome): Promise<void> {
  const { kysely } = parts.database;
  await kysely
    .updateTable("job_run")
    .set({ ended_at: parts.clock(), held_until: null, outcome: JSON.stringify(outcome) })
    .where((of) => of.and({ job: job.name, due_at: dueAt }))
    .execute();
  await kysely
    .deleteFrom("job_run")
    .where("job", "=", job.name)
    .where("due_at", "<", new Date(dueAt.getTime() - keptMilliseconds))
    .execute();
}

async function putBack(
  parts: Parts,
  job: Job,
  dueAt: Date,
  minutes: number,
  error: string,
): Promise<void> {
  const nextTryAt = new Date(parts.clock().getTime() + minutes * 60_000);
  await parts.database.kysely
    .updateTable("job_run")
    .set({ held_until: null, next_try_at: nextTryAt, error: error.slice(0, 500) })
    .where((of) => of.and({ job: job.name, due_at: dueAt }))
    .execute();
}
