import { sql } from "kysely";
import type { DevicePunch } from "#domain/attendance/findings/frame.ts";
import { workDateOf } from "#domain/attendance/work-date.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import type { Reader } from "#server/db/handles.ts";
import { type DaysOfContract, punchJson } from "#server/features/attendance/public.ts";

/** People of a body, and the days whose punches are read. */
type Query = { organizationId: string; employeeIds: readonly string[]; from: Day; to: Day };

/** Punches of people from the day before a range to the day after it, by time, grouped by person; people without any are left out. */
export async function devicePunches(
  db: Reader,
  { organizationId, employeeIds, from, to }: Query,
): Promise<Map<string, DevicePunch[]>> {
  const { rows } = await sql<{ employeeId: string; punches: DevicePunch[] }>`
    select employee_id as "employeeId", json_agg(${sql.raw(punchJson)} order by at) as punches
    from punch
    where organization_id = ${organizationId} and employee_id = any (${employeeIds}::uuid[])
      and at >= ${instantAt(addDays(from, -1), 0)}::timestamptz
      and at < ${instantAt(addDays(to, 2), 0)}::timestamptz
    group by employee_id
  `.execute(db);
  return new Map(rows.map(({ employeeId, punches }) => [employeeId, punches]));
}

/** The punches of a contract's person, by the day of the contract that each belongs to. */
export function punchesByDay(
  { days }: DaysOfContract,
  punches: readonly DevicePunch[],
): Map<Day, DevicePunch[]> {
  if (punches.length === 0) return new Map();
  const planned = new Map(days.map(({ date, plan }) => [date, plan.ranges]));
  return Map.groupBy(punches, ({ at }) => workDateOf(at, planned));
}
