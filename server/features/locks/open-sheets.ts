import { sql } from "kysely";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { type DutyDay, dutyDays, dutyRows } from "#server/features/attendance/public.ts";
import { dailyAt } from "#server/jobs/due.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job } from "#server/jobs/job.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { entryOf, type Entry, write } from "#server/kernel/write.ts";
import { jobReasons } from "#texts/jobs.ts";
import { lookBackDays } from "./look-back.ts";

/** Each night: a sheet is opened for every structure and day on which someone has a duty, up to today. */
export const openSheets: Job = {
  name: "attendance.open-sheets",
  dueAt: dailyAt(5),
  run: (ctx) =>
    eachBody(ctx, async (body) => {
      const from = addDays(ctx.today, -lookBackDays);
      return { opened: await openOwed(body, await dutyDays(body, { from, to: ctx.today })) };
    }),
};

function openOwed(ctx: BodyContext, owed: readonly DutyDay[]): Promise<number> {
  return write(ctx, "attendance.open", async (tx) => {
    const { rows } = await sql<{ date: Day; sheets: number }>`
        with opened as (
          insert into attendance_sheet (organization_id, structure_id, date, state)
          select ${ctx.organizationId}::uuid, d.structure_id, d.date, 'open'
          from ${dutyRows(owed)}
          on conflict (organization_id, structure_id, date) do nothing
          returning structure_id, date
        ),
        acted as (
          insert into attendance_sheet_act (organization_id, structure_id, date, seq, state, at, by_user, reason)
          select ${ctx.organizationId}::uuid, structure_id, date, 1, 'open', ${ctx.now}, ${ctx.actor.userId}::uuid,
            ${jobReasons.dutyPlanned}
          from opened
        )
        select date, count(*)::int as sheets from opened group by date order by date`.execute(tx);
    const entries = rows.map(({ date, sheets }): Entry =>
      entryOf("attendance-sheets", date, {
        date,
        after: { opened: sheets },
        reason: jobReasons.dutyPlanned,
      }),
    );
    return { entries, result: rows.reduce((sum, { sheets }) => sum + sheets, 0) };
  });
}
