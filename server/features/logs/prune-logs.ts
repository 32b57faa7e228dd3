import { sql } from "kysely";
import { addDays } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import { dailyAt } from "#server/jobs/due.ts";
import { sweepPresences } from "#server/features/live/public.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job, JobContext } from "#server/jobs/job.ts";
import { globalParams } from "#server/kernel/global-params.ts";

const threeTwenty = 200;
const atOnce = 5000;
/** What concerned a user so long ago is seen where it happened. */
const notificationDays = 90;

/**
 * Takes rows of the logs away once they are older than their parameters allow, some thousands at a time; old notifications
 * and what a server that died left of who was on a sheet go with them.
 */
export const pruneLogs: Job = {
  name: "logs.prune",
  dueAt: dailyAt(threeTwenty),
  run: async (ctx) => {
    const params = await globalParams(ctx.db, ctx.today);
    return {
      calls: await pruned(ctx, "api_log", params["logs.apiDays"]),
      signIns: await pruned(ctx, "login_log", params["logs.loginDays"]),
      notifications: await pruned(ctx, "notification", notificationDays),
      presences: (await eachBody(ctx, sweepPresences))["presences"] ?? 0,
    };
  },
};

async function pruned(
  { database, today, signal }: JobContext,
  table: "api_log" | "login_log" | "notification",
  days: number,
): Promise<number> {
  const before = instantAt(addDays(today, -days), 0);
  let gone = 0;
  while (!signal.aborted) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where id in (
        select id from ${sql.table(table)} where at < ${before}::timestamptz order by at limit ${atOnce})`.execute(
      database.kysely,
    );
    gone += Number(numAffectedRows ?? 0);
    if (Number(numAffectedRows ?? 0) < atOnce) return gone;
  }
  return gone;
}
