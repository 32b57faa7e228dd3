import type { schedules } from "#api/schedules.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { createSchedule } from "./create-schedule.ts";
import { schedulesPage } from "./schedules.queries.ts";
import { updateSchedule } from "./update-schedule.ts";

export const scheduleHandlers: Handlers<typeof schedules> = {
  getAll: (ctx, input) => readBody(ctx, (db) => schedulesPage(db, input, ctx.today)),
  create: createSchedule,
  update: updateSchedule,
};
