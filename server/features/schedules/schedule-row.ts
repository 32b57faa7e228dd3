import type { ScheduleFields } from "#api/schedules.ts";
import { refusalToSchedule } from "#domain/attendance/schedule.ts";
import { Fault } from "#server/kernel/fault.ts";
import { scheduleRefusals } from "#texts/structures.ts";

/** The columns of a schedule. Throws `invalid` with the sentence of the rule it breaks. */
export function scheduleRow(fields: ScheduleFields) {
  const refusal = refusalToSchedule({ id: "", ...fields });
  if (refusal) throw new Fault("invalid", { detail: scheduleRefusals[refusal] });
  return {
    title: fields.title,
    anchor: fields.anchor,
    weeks: JSON.stringify(fields.weeks),
    works_holidays: fields.worksHolidays,
    break_minutes: fields.breakMinutes,
    break_paid: fields.breakIsPaid,
    balance: JSON.stringify(fields.balance),
  };
}
