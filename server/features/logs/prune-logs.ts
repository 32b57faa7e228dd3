import { sql } from "kysely";
import { addDays } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import { pruningMinute } from "#domain/logs.ts";
import { dailyAt } from "#server/jobs/due.ts";
import { sweepPresences } from "#server/features/live/public.ts";
import { forgetVolumes } from "#server/features/verification/public.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job, JobContext } from "#server/jobs/job.ts";
import { globalParams } from "#server/kernel/global-params.ts";

const atOnce = 5000;
/** Older events can still be seen where they happened. */
const notificationDays = 90;

/** A device may be offline for a month and repeat what it had sent; one offline for longer first checks what became of it. */
const repeatDays = 35;
/** Expired sessions are never shown; for a while they help to investigate a sign-in. */
const sessionDays = 30;

/** Tables that grow with use, by the instant that ages their rows; each has an index on it. */
const ages = {
  api_log: "at",
  login_log: "at",
  notification: "at",
  idempotency_key: "stored_at",
  session: "expires_at",
} as const;

/**
 * Deletes rows of the logs once they are older than their parameters allow, some thousands at a time; with them old
 * notifications, responses stored for repeats, expired sessions, presences left by crashed servers, and whole printed
 * months.
 */
export const pruneLogs: Job = {
  name: "logs.prune",
  dueAt: dailyAt(pruningMinute),
  run: async (ctx) => {
    const params = await globalParams(ctx.db, ctx.today);
    return {
      calls: await pruned(ctx, "api_log", params["logs.apiDays"]),
      signIns: await pruned(ctx, "login_log", params["logs.loginDays"]),
      notifications: await pruned(ctx, "notification", notificationDays),
      repeats: await pruned(ctx, "idempotency_key", repeatDays),
      sessions: await pruned(ctx, "session", sessionDays),
      presences: (await eachBody(ctx, sweepPresences))["presences"] ?? 0,
      prints: (await eachBody(ctx, forgetVolumes))["prints"] ?? 0,
    };
  },
};

async function pruned(
  { database, today, signal }: JobContext,
  table: keyof typeof ages,
  days: number,
): Promise<number> {
  const before = instantAt(addDays(today, -days), 0);
  const age = sql.ref(ages[table]);
  let gone = 0;
  while (!signal.aborted) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${age} < ${before}::timestamptz order by ${age} limit ${atOnce}))`.execute(
      database.kysely,
    );
    gone += Number(numAffectedRows ?? 0);
    if (Number(numAffectedRows ?? 0) < atOnce) return gone;
  }
  return gone;
}
