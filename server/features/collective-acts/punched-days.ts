import { sql } from "kysely";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { dayAt, instantAt } from "#domain/calendar/zone.ts";
import type { Reader } from "#server/db/handles.ts";

type Query = { organizationId: string; employeeIds: readonly string[]; from: Day; to: Day };

/** Whether a person has a punch on a day, recorded or not: a person who was there must not be recorded as away. */
export async function punchedDays(
  db: Reader,
  { organizationId, employeeIds, from, to }: Query,
): Promise<(employeeId: string, date: Day) => boolean> {
  const { rows } = await sql<{ employeeId: string; at: Date }>`
    select employee_id as "employeeId", at from punch
    where organization_id = ${organizationId} and employee_id = any (${employeeIds}::uuid[])
      and at >= ${instantAt(from, 0)}::timestamptz and at < ${instantAt(addDays(to, 1), 0)}::timestamptz
  `.execute(db);
  const punched = new Set(
    rows.map(({ employeeId, at }) => `${employeeId} ${dayAt(at.toISOString())}`),
  );
  return (employeeId, date) => punched.has(`${employeeId} ${date}`);
}
