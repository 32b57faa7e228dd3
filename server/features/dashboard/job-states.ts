import { sql } from "kysely";
import type { SystemState } from "#api/dashboard.ts";
import type { Reader } from "#server/db/handles.ts";

/** Each job that has run: when a run of it last ended, and the error of its last run where that has not ended. */
export async function jobStates(db: Reader): Promise<SystemState["jobs"]> {
  const { rows } = await sql<{ job: string; endedAt: Date | null; error: string | null }>`
    select j.job, j.ended_at as "endedAt", last.error
    from (select job, max(ended_at) as ended_at, max(due_at) as due_at from job_run group by job) j
    join job_run last on last.job = j.job and last.due_at = j.due_at
    order by last.error is null, j.job limit 100`.execute(db);
  return rows.map((row) => ({ ...row, endedAt: row.endedAt?.toISOString() ?? null }));
}
