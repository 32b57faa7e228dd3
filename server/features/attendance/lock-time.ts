import type { Context } from "#server/kernel/context.ts";
import { globalParams } from "#server/kernel/global-params.ts";
import { remembered } from "#server/kernel/remembered.ts";
import { databaseOf } from "./calendar.ts";

/** When, on the next working day, a sheet is locked: HH:MM, the parameter in force today. */
export const lockAfterOf: (ctx: Context) => Promise<string> = remembered(
  (ctx: Context) => `${databaseOf(ctx)}:${ctx.today}`,
  async (ctx: Context) => (await globalParams(ctx.db, ctx.today))["attendance.lockAfter"],
);
