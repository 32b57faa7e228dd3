import { isDeepStrictEqual } from "node:util";
import type { ScheduleFields, schedules } from "#api/schedules.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { scheduleRefusals } from "#texts/structures.ts";
import { lockedSchedule, scheduleFromRow } from "./schedules.queries.ts";
import { requireHoursApart } from "./require-hours-apart.ts";
import { scheduleRow } from "./schedule-row.ts";

/**
 * Changes a schedule. Once a day was recorded under it only its title may change, and a break that is paid, since the
 * hours owed stay as they were. Throws `refused` too where its hours would meet those of somebody's other contract.
 */
export const updateSchedule: Handler<typeof schedules.update> = (
  ctx,
  { organizationId, id, version, ...fields },
) =>
  write(ctx, "schedule.update", async (tx) => {
    const found = await lockedSchedule(tx, organizationId, id);
    if (!found) throw new Fault("not-found");
    const { id: _, ...before } = scheduleFromRow(found);
    if (found.version !== version)
      throw new Fault("changed", { current: { ...before, id, version: found.version } });
    const isOwedAnew = !isDeepStrictEqual(owed(before), owed(fields));
    if (found.is_used && isOwedAnew)
      throw new Fault("refused", { detail: scheduleRefusals["schedule-used"] });
    await tx
      .updateTable("schedule")
      .set({ ...scheduleRow(fields), version: version + 1 })
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .execute();
    if (isOwedAnew) await requireHoursApart(tx, organizationId, id);
    return {
      entries: [{ subjectKind: "schedule", subjectId: id, before, after: fields }],
      result: { id, version: version + 1 },
    };
  });

/** What a schedule makes its people owe. */
function owed({ breakMinutes, breakIsPaid, ...hours }: ScheduleFields) {
  return { ...hours, title: "", unpaidBreakMinutes: breakIsPaid ? 0 : breakMinutes };
}
