import { everyMinutes } from "#server/jobs/due.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job } from "#server/jobs/job.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { jobReasons } from "#texts/jobs.ts";
import { actOnRequests } from "./act-on-requests.ts";

const mostAtOnce = 100;

/** Every five minutes: marks unlocks whose time is up as expired. Their days were already locked again at that moment. */
export const expireUnlocks: Job = {
  name: "attendance.expire-unlocks",
  dueAt: everyMinutes(5),
  run: (ctx) =>
    eachBody(ctx, async (body) => {
      const ids = await overdue(body);
      if (ids.length === 0) return { expired: 0 };
      const { requests } = await actOnRequests(body, {
        act: "expire",
        ids,
        reason: jobReasons.unlockOver,
        expiresAt: (one) => one.expiresAt,
      });
      return { expired: requests.filter(({ outcome }) => outcome === "done").length };
    }),
};

function overdue(ctx: BodyContext): Promise<string[]> {
  return readBody(ctx, async (db) => {
    const rows = await db
      .selectFrom("unlock_request")
      .select("id")
      .where((of) => of.and({ organization_id: ctx.organizationId, state: "granted" }))
      .where("expires_at", "<=", ctx.now)
      .orderBy("expires_at")
      .limit(mostAtOnce)
      .execute();
    return rows.map(({ id }) => id);
  });
}
