import { v7 as uuid } from "uuid";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { schedules } from "#api/schedules.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { write } from "#server/kernel/write.ts";
import { scheduleRow } from "./schedule-row.ts";

/** Adds a schedule to the body. */
export function createSchedule(
  ctx: BodyContext,
  { organizationId, ...fields }: InputOf<typeof schedules.create>,
): Promise<OutputOf<typeof schedules.create>> {
  return write(ctx, "schedule.create", async (tx) => {
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
}
