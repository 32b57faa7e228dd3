import { v7 as uuid } from "uuid";
import type { schedules } from "#api/schedules.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { write } from "#server/kernel/write.ts";
import { scheduleRow } from "./schedule-row.ts";

/** Adds a schedule to the body. */
export const createSchedule: Handler<typeof schedules.create> = (
  ctx,
  { organizationId, ...fields },
) =>
  write(ctx, "schedule.create", async (tx) => {
    const id = uuid();
    await tx
      .insertInto("schedule")
      .values({ organization_id: organizationId, id, ...scheduleRow(fields) })
      .execute();
    return {
      entries: [{ subjectKind: "schedule", subjectId: id, before: null, after: fields }],
      result: { id, version: 1 },
    };
  });
