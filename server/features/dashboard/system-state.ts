import { sql } from "kysely";
import type { dashboard } from "#api/dashboard.ts";
import type { SystemState } from "#api/system-state.ts";
import { isSealOverdue } from "#domain/ledger/seal.ts";
import type { Reader } from "#server/db/handles.ts";
import { apiLogListing, hoursOfCalls, loginLogListing } from "#server/features/logs/public.ts";
import { mailListing, mailsTriedInVain } from "#server/features/mail/public.ts";
import { allJobs } from "#server/jobs/all-jobs.ts";
import { nextDueAt } from "#server/jobs/due.ts";
import type { Job } from "#server/jobs/job.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { Context } from "#server/kernel/context.ts";
import { everyBody } from "#server/kernel/every-body.ts";
import { globalParams } from "#server/kernel/global-params.ts";
import { readBodies } from "#server/kernel/read-body.ts";
import { upkeepOf } from "./upkeep.ts";

/** The installation's state: what failed today, mails not leaving, jobs, how far the ledger is sealed, and what keeps it safe. */
export const systemState: Handler<typeof dashboard.getSystem> = async (ctx) => {
  const { db, today } = ctx;
  const ofBodies = await readBodies(ctx, await everyBody(ctx), async (within) => ({
    refused: await mailListing.count(within, { state: "to-send-again" }, ctx),
    waiting: await mailListing.count(within, { state: "waiting" }, ctx),
    ...(await mailsTriedInVain(within)),
    ledger: await ledgerState(within, ctx.now),
  }));
  const { ledger, ...mails } = ofBodies;
  return {
    today,
    failedCalls: await apiLogListing.count(db, { from: today, outcome: "failed" }, ctx),
    wrongSignIns: await loginLogListing.count(db, { from: today, outcome: "wrong" }, ctx),
    mails: { isConnected: ctx.config.mail !== null, ...mails },
    jobs: await jobStates(ctx),
    runsJobs: ctx.config.runsJobs,
    isInMaintenance: (await globalParams(db, today))["maintenance.active"],
    ledger,
    upkeep: await upkeepOf(ctx.config, ctx.now),
    hours: (await hoursOfCalls(ctx)).hours,
  };
};

/**
 * How far the ledgers of the bodies in scope and of the system are sealed. For each only its last seal and the entry
 * after it are read: PostgreSQL treats `coalesce` as possibly leaking rows hidden by row-level security, so it would
 * compare the id of each entry only after that check; `case` can use the index.
 */
async function ledgerState(db: Reader, now: Date): Promise<SystemState["ledger"]> {
  const { rows } = await sql<{
    unsealedBodies: number;
    oldest: Date | null;
    last: Date | null;
    seals: number;
  }>`
    select count(unsealed_at) filter (where is_body)::int as "unsealedBodies", min(unsealed_at) as oldest,
      max(sealed_at) as last, coalesce(sum(number), 0)::int as seals
    from (
      select true as is_body, s.number, s.at as sealed_at, e.at as unsealed_at
      from organization o
      left join lateral (
        select number, last_entry, at from ledger_seal
        where organization_id = o.id order by number desc limit 1) s on true
      left join lateral (
        select at from ledger_entry
        where organization_id = o.id and id > case when s.last_entry is null then 0 else s.last_entry end
        order by id limit 1) e on true
      union all
      select false, s.number, s.at, e.at
      from (select) of_system
      left join lateral (
        select number, last_entry, at from audit_seal order by number desc limit 1) s on true
      left join lateral (
        select at from audit_entry
        where id > case when s.last_entry is null then 0 else s.last_entry end
        order by id limit 1) e on true) ledger`.execute(db);
  const { unsealedBodies = 0, seals = 0, oldest = null, last = null } = rows[0] ?? {};
  return {
    unsealedBodies,
    seals,
    oldestUnsealedAt: oldest?.toISOString() ?? null,
    isOverdue: oldest !== null && isSealOverdue(oldest, now),
    lastSealAt: last?.toISOString() ?? null,
  };
}

/** How long a run may take before it counts as late. */
const graceMilliseconds = 15 * 60_000;

type JobState = SystemState["jobs"][number];
type LastRun = { job: string; dueAt: Date | null; endedAt: Date | null; error: string | null };

const order: Record<JobState["state"], number> = { failed: 0, late: 1, never: 2, well: 3 };

/**
 * Every job of the system, those that need attention first: when its last completed run ended, and the error of its last run if that has
 * not ended. A job that completed once and has been due since is late, even if its last run went well.
 */
async function jobStates({ db, now, config }: Context): Promise<JobState[]> {
  const { rows } = await sql<LastRun>`
    select j.job, j.ended_due_at as "dueAt", j.ended_at as "endedAt", last.error
    from (
      select job, max(ended_at) as ended_at, max(due_at) as due_at,
        max(due_at) filter (where ended_at is not null) as ended_due_at
      from job_run where due_at <= ${now} group by job) j
    join job_run last on last.job = j.job and last.due_at = j.due_at`.execute(db);
  const runs = new Map(rows.map((run) => [run.job, run]));
  return allJobs
    .map((job) => ({
      ...stateOf(job, runs.get(job.name), now),
      nextAt: config.runsJobs ? nextDueAt(job, now).toISOString() : null,
    }))
    .toSorted((one, other) => order[one.state] - order[other.state]);
}

function stateOf(job: Job, run: LastRun | undefined, now: Date): Omit<JobState, "nextAt"> {
  const { dueAt = null, endedAt = null, error = null } = run ?? {};
  const known = { job: job.name, endedAt: endedAt?.toISOString() ?? null, error };
  if (error !== null) return { ...known, state: "failed" };
  if (dueAt === null) return { ...known, state: "never" };
  const due = job.dueAt(new Date(now.getTime() - graceMilliseconds));
  return { ...known, state: dueAt < due ? "late" : "well" };
}
