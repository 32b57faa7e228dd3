import { addDays, type Day } from "#domain/calendar/day.ts";
import { dailyAt } from "#server/jobs/due.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job } from "#server/jobs/job.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { headsOf, type NewNotification } from "#server/kernel/notifications.ts";
import { write } from "#server/kernel/write.ts";

/** How many days before a document's last day its body is notified. */
const daysAhead = [30, 7];
const mostAtOnce = 200;

/** Each morning at seven: the legal representatives are notified of the documents of their body that end in thirty or seven days. */
export const tellEndingDocuments: Job = {
  name: "documents.tell-ending",
  dueAt: dailyAt(7 * 60),
  run: (ctx) => eachBody(ctx, async (body) => ({ told: await tellIn(body) })),
};

function tellIn(ctx: BodyContext): Promise<number> {
  const days = daysAhead.map((count) => addDays(ctx.today, count));
  return write(ctx, "document.tell-ending", async (tx) => {
    const ending = await tx
      .selectFrom("document")
      .select(["id", "expires_on"])
      .where((of) => of.and({ organization_id: ctx.organizationId, state: "approved" }))
      .where("expires_on", "in", days)
      .orderBy("expires_on")
      .limit(mostAtOnce)
      .execute();
    const notifications = ending.map(({ id, expires_on: date }) => notificationOf(ctx, id, date));
    return { entries: [], notifications, result: ending.length };
  });
}

function notificationOf(ctx: BodyContext, subjectId: string, date: Day | null): NewNotification {
  return {
    to: headsOf(ctx),
    kind: "document-ending",
    params: { subjectId, ...(date === null ? {} : { date }) },
    at: ctx.now,
  };
}
