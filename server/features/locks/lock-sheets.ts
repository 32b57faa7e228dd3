import { lockInstantOf } from "#domain/attendance/lock.ts";
import type { Day } from "#domain/calendar/day.ts";
import {
  calendarOfBody,
  lockRuleOf,
  type SheetToMove,
} from "#server/features/attendance/public.ts";
import { everyMinutes } from "#server/jobs/due.ts";
import { eachBody } from "#server/jobs/each-body.ts";
import type { Job } from "#server/jobs/job.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { lockedByDeadline } from "#texts/jobs.ts";
import { storeLocks } from "./store-locks.ts";

const mostAtOnce = 500;

/** Every five minutes: sheets whose deadline has passed are locked. */
export const lockSheets: Job = {
  name: "attendance.lock-sheets",
  dueAt: everyMinutes(5),
  run: (ctx) =>
    eachBody(ctx, async (body) => {
      const overdue = await overdueSheets(body);
      let locked = 0;
      for (let start = 0; start < overdue.length; start += mostAtOnce) {
        ctx.signal.throwIfAborted();
        locked += await lockSome(body, overdue.slice(start, start + mostAtOnce));
      }
      return { locked };
    }),
};

/** Sheets whose deadline has passed and that are not locked yet, oldest first. */
async function overdueSheets(ctx: BodyContext): Promise<SheetToMove[]> {
  const [calendar, lockRule, unlocked] = await Promise.all([
    calendarOfBody(ctx),
    lockRuleOf(ctx),
    unlockedSheets(ctx),
  ]);
  const now = ctx.now.toISOString();
  return unlocked.flatMap(({ structureId, date }) => {
    const deadline = lockInstantOf(calendar, { structureId, day: date }, lockRule);
    if (deadline === null || deadline > now) return [];
    return [{ structureId, date, reason: lockedByDeadline(deadline) }];
  });
}

function unlockedSheets(ctx: BodyContext): Promise<{ structureId: string; date: Day }[]> {
  return readBody(ctx, (db) =>
    db
      .selectFrom("attendance_sheet")
      .select(["structure_id as structureId", "date"])
      .where("organization_id", "=", ctx.organizationId)
      .where("state", "<>", "locked")
      .where("date", "<", ctx.today)
      .orderBy("date")
      .limit(20_000)
      .execute(),
  );
}

function lockSome(ctx: BodyContext, sheets: readonly SheetToMove[]): Promise<number> {
  return write(ctx, "attendance.lock", async (tx) => {
    const entries = await storeLocks(tx, ctx, sheets);
    return { entries, result: entries.length };
  });
}
