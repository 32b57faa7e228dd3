import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import { calendarOfParts, readCalendarParts } from "#server/features/attendance/public.ts";
import { lockStructures, renewDays } from "#server/features/calendar-changes/public.ts";
import { everyMinutes } from "#server/jobs/due.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job, JobOutcome } from "#server/jobs/job.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { write } from "#server/kernel/write.ts";

/**
 * Every minute: after a change of the holidays for all, recomputes in every body the records of its days and the totals
 * of the months that are still open. If interrupted, it starts over: unchanged results are not written.
 */
export const renewHolidays: Job = {
  name: "holidays.renew",
  dueAt: everyMinutes(1),
  run: async (ctx) => {
    const due = await ctx.db
      .selectFrom("holiday_change")
      .select(["id", sql<Day[]>`dates::text[]`.as("dates")])
      .where("worked_out_at", "is", null)
      .orderBy("made_at")
      .limit(50)
      .execute();
    if (due.length === 0) return { changes: 0, records: 0 };
    const dates = [...new Set(due.flatMap((change) => change.dates))].toSorted();
    const outcome = await eachBody(ctx, (body) => renewIn(body, dates));
    await ctx.database.kysely
      .updateTable("holiday_change")
      .set({ worked_out_at: ctx.now })
      .where(
        "id",
        "in",
        due.map(({ id }) => id),
      )
      .execute();
    return { ...outcome, changes: due.length };
  },
};

function renewIn(ctx: BodyContext, dates: readonly Day[]): Promise<JobOutcome> {
  return write(ctx, "holiday.renew", async (tx) => {
    await lockStructures(tx, ctx.organizationId);
    const parts = await readCalendarParts(tx, ctx.organizationId);
    const days = parts.tree.flatMap(({ id: structureId }) =>
      dates.map((date) => ({ structureId, date })),
    );
    const entries = await renewDays(tx, ctx, calendarOfParts(parts), days);
    return { entries, result: { records: entries.length } };
  });
}
