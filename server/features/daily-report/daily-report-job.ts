import { dailyAt } from "#server/jobs/due.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job } from "#server/jobs/job.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { sendReport } from "./send-daily-report.ts";

const wallMinute = 7 * 60;

/**
 * At seven the person in charge of each structure where someone is expected gets the day's link; none is sent on
 * weekends, holidays and closures. A structure that has its link already is skipped.
 */
export const dailyReportJob: Job = {
  name: "daily-report.send",
  dueAt: dailyAt(wallMinute),
  run: (ctx) =>
    eachBody(ctx, async (body) => {
      const sums = { sent: 0, "no-address": 0, "nobody-expected": 0 };
      for (const id of await structuresWithoutLink(body)) {
        ctx.signal.throwIfAborted();
        const { outcome } = await sendReport(body, id, { again: false });
        sums[outcome] += 1;
      }
      return sums;
    }),
};

async function structuresWithoutLink(ctx: BodyContext): Promise<string[]> {
  const rows = await readBody(ctx, (db) =>
    db
      .selectFrom("structure as s")
      .select("s.id")
      .where("s.organization_id", "=", ctx.organizationId)
      .where("s.person_in_charge_email", "<>", "")
      .where((is) => is.or([is("s.closed_on", "is", null), is("s.closed_on", ">=", ctx.today)]))
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("link as l")
              .select("l.id")
              .where("l.organization_id", "=", ctx.organizationId)
              .whereRef("l.structure_id", "=", "s.id")
              .where("l.date", "=", ctx.today),
          ),
        ),
      )
      .execute(),
  );
  return rows.map(({ id }) => id);
}
