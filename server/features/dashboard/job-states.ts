import { sql } from "kysely";
import type { SystemState } from "#api/system-state.ts";
import type { Reader } from "#server/db/handles.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import type { Job } from "#server/jobs/job.ts";

/** A run may take so long before it is called late. */
const graceMilliseconds = 15 * 60_000;

type JobState = SystemState["jobs"][number];
type LastRun = { job: string; dueAt: Date | null; endedAt: Date | null; error: string | null };

const order: Record<JobState["state"], number> = { failed: 0, late: 1, never: 2, well: 3 };

/**
 * Every job of the system, those that need a look first: when a run of it last ended, and the error of its last run where
 * that has not ended. A job that ended once and is due since is late, however well its last run went.
 */
export async function jobStates(db: Reader, now: Date): Promise<JobState[]> {
  const { rows } = await sql<LastRun>`
    select j.job, j.ended_due_at as "dueAt", j.ended_at as "endedAt", last.error
    from (
      select job, max(ended_at) as ended_at, max(due_at) as due_at,
        max(due_at) filter (where ended_at is not null) as ended_due_at
      from job_run group by job) j
    join job_run last on last.job = j.job and last.due_at = j.due_at`.execute(db);
  const runs = new Map(rows.map((run) => [run.job, run]));
  return allJobs
    .map((job) => stateOf(job, runs.get(job.name), now))
    .toSorted((one, other) => order[one.state] - order[other.state]);
}

function stateOf(job: Job, run: LastRun | undefined, now: Date): JobState {
  const { dueAt = null, endedAt = null, error = null } = run ?? {};
  const known = { job: job.name, endedAt: endedAt?.toISOString() ?? null, error };
  if (error !== null) return { ...known, state: "failed" };
  if (dueAt === null) return { ...known, state: "never" };
  const due = job.dueAt(new Date(now.getTime() - graceMilliseconds));
  return { ...known, state: dueAt < due ? "late" : "well" };
}
