import { sql } from "kysely";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { rowsIn, type Page } from "#server/db/page.ts";

/** A whole day of leave. */
export type LeaveDay = {
  contractId: string;
  name: string;
  structureTitle: string;
  date: Day;
  /** Code of the reason. */
  reason: string;
  /** The leave day before it, with no day of duty between the two; null where there is none. */
  after: Day | null;
};

type Asked = { organizationId: string; from: Day; to: Day; structureId?: string | undefined };

/** Days of leave, sickness and unpaid absence within two days, by contract and day. */
export function leaveDays(
  db: Reader,
  { organizationId, from, to, structureId }: Asked,
  page: Page,
): Promise<LeaveDay[]> {
  const days = sql<LeaveDay & { structureId: string }>`(
    select d.*, case when exists (
        select from attendance_record x
        where x.organization_id = ${organizationId} and x.contract_id = d."contractId"
          and x.date > d.before and x.date < d.date and x.planned_minutes > 0) then null else d.before end as after
    from (
      select r.contract_id as "contractId", e.last_name || ' ' || e.first_name as name, s.title as "structureTitle",
        s.id as "structureId", r.date, r.reason, lag(r.date) over (partition by r.contract_id order by r.date) as before
      from attendance_record r
      join contract c on c.organization_id = r.organization_id and c.id = r.contract_id
      join employee e on e.organization_id = c.organization_id and e.id = c.employee_id
      join structure s on s.organization_id = r.organization_id and s.id = r.structure_id
      where r.organization_id = ${organizationId} and r.date between ${from} and ${to}
        and r.reason is not null and r.label in ('leave', 'sick', 'unpaid')) d)`.as<"d">("d");
  const list = db
    .selectFrom(days)
    .select(["d.contractId", "d.name", "d.structureTitle", "d.date", "d.reason", "d.after"])
    .$if(structureId !== undefined, (query) => query.where("d.structureId", "=", structureId ?? ""))
    .orderBy("d.contractId")
    .orderBy("d.date");
  return rowsIn(list, page);
}
