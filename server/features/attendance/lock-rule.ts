import type { LockRule } from "#domain/attendance/lock.ts";
import type { Context } from "#server/kernel/context.ts";
import { globalParams } from "#server/kernel/global-params.ts";
import { databaseOf, remembered } from "#server/kernel/memoize-by-text.ts";

/** Until when a sheet may be changed, by the parameters in force today. */
export const lockRuleOf: (ctx: Context) => Promise<LockRule> = remembered(
  (ctx: Context) => `${databaseOf(ctx)}:${ctx.today}`,
  async (ctx: Context) => {
    const params = await globalParams(ctx.db, ctx.today);
    return {
      workingDays: params["attendance.lockAfterDays"],
      after: params["attendance.lockAfter"],
    };
  },
);
