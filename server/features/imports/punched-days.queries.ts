import { sql } from "kysely";
import type { Punch } from "#domain/attendance/punches.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { instantAt } from "#domain/calendar/zone.ts";
import type { Reader } from "#server/db/handles.ts";
import type { StoredPunch, RecordedDay, StaffContract } from "./punched-days.ts";

/** A structure and a range of days. */
export type StructureRange = { organizationId: string; structureId: string; from: Day; to: Day };

/**
 * Contracts, by person, of everyone with a term in the structure in the range, or of the one person named; each with
 * its terms that overlap the range.
 */
export async function staffOf(
  db: Reader,
  { organizationId, structureId, from, to }: StructureRange,
  employeeId?: string,
): Promise<Map<string, StaffContract[]>> {
  const { rows } = await sql<StaffContract & { employeeId: string }>`
    select c.employee_id as "employeeId", c.id as "contractId", c.number as "contractNumber",
      e.last_name as "lastName", e.first_name as "firstName", c.start_date as "startDate", c.end_date as "endDate",
      c.employment_type as "employmentType",
      json_agg(json_build_object('id', t.id, 'contractId', c.id, 'structureId', t.structure_id,
        'scheduleId', t.schedule_id, 'weeklyMinutes', t.weekly_minutes,
        'validFrom', t.valid_from, 'validTo', least(t.valid_to, c.end_date)) order by t.valid_from) as terms
    from contract c
    join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
    join running_term t on t.organization_id = c.organization_id and t.contract_id = c.id and ${touches(from, to)}
    where c.organization_id = ${organizationId} and c.employee_id in (
      select t.employee_id from running_term t
      where t.organization_id = ${organizationId} and t.structure_id = ${structureId} and ${touches(from, to)})
      ${employeeId ? sql`and c.employee_id = ${employeeId}` : sql``}
    group by c.organization_id, c.id, e.organization_id, e.id
    order by e.search_key, c.id
  `.execute(db);
  const staff = new Map<string, StaffContract[]>();
  for (const { employeeId, ...contract } of rows)
    staff.set(employeeId, [...(staff.get(employeeId) ?? []), contract]);
  return staff;
}

/** The person of a contract and its structure on a day; undefined if it does not run then. */
export function placeOfDay(
  db: Reader,
  organizationId: string,
  contractId: string,
  day: Day,
): Promise<{ employeeId: string; structureId: string } | undefined> {
  return db
    .selectFrom("running_term as t")
    .select(["t.employee_id as employeeId", "t.structure_id as structureId"])
    .where((of) => of.and({ "t.organization_id": organizationId, "t.contract_id": contractId }))
    .where("t.first_day", "<=", day)
    .where("t.last_day", ">=", day)
    .$narrowType<{ employeeId: string; structureId: string }>()
    .executeTakeFirst();
}

/** One more day on either side: a night shift of the day before, an arrival before midnight. */
const touches = (from: Day, to: Day) => sql`
  t.first_day <= ${addDays(to, 1)}::date and t.last_day >= ${addDays(from, -1)}::date`;

/** Punches of people around a range, by person, in order of time. */
export async function punchesOf(
  db: Reader,
  organizationId: string,
  people: readonly string[],
  from: Day,
  to: Day,
): Promise<Map<string, StoredPunch[]>> {
  const { rows } = await sql<{
    employee_id: string;
    at: Date;
    direction: Punch["direction"];
    is_pressed: boolean;
  }>`
    select employee_id, at, direction, source = 'device' as is_pressed from punch
    where organization_id = ${organizationId} and employee_id = any (${people}::uuid[])
      and at >= ${instantAt(addDays(from, -1), 0)}::timestamptz
      and at < ${instantAt(addDays(to, 2), 0)}::timestamptz
    order by employee_id, at
  `.execute(db);
  const punches = new Map<string, StoredPunch[]>();
  for (const { employee_id, at, direction = "unknown", is_pressed: isPressed } of rows) {
    const own = punches.get(employee_id);
    const punch = { at: at.toISOString(), direction, isPressed };
    if (own) own.push(punch);
    else punches.set(employee_id, [punch]);
  }
  return punches;
}

/** The records of contracts in a range, by contract and day. */
export async function recordsOf(
  db: Reader,
  organizationId: string,
  contracts: readonly string[],
  from: Day,
  to: Day,
): Promise<(contractId: string, day: Day) => RecordedDay | undefined> {
  const { rows } = await sql<{
    contract_id: string;
    date: Day;
    version: number;
    intervals: Interval[];
  }>`
    select contract_id, date, version, intervals from attendance_record
    where organization_id = ${organizationId} and contract_id = any (${contracts}::uuid[])
      and date between ${from}::date and ${to}::date
  `.execute(db);
  const records = new Map(
    rows.map(({ contract_id, date, version, intervals }) => [
      `${contract_id} ${date}`,
      { version, intervals },
    ]),
  );
  return (contractId, day) => records.get(`${contractId} ${day}`);
}
