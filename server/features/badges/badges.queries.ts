import { sql } from "kysely";
import type { OutputOf } from "#api/call.ts";
import { type badges, mostBadges } from "#api/badges.ts";
import type { BadgeEnd } from "#domain/badges/badge-end.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader, Writer } from "#server/db/handles.ts";

const mostShown = 20;
const mostListed = 500;

/** An employee as printed on a badge. */
export type BadgeHolder = {
  employeeId: string;
  lastName: string;
  firstName: string;
  cardNumber: string | null;
};

/** The badges of an employee, newest first. */
export async function badgesOfEmployee(
  db: Reader,
  { organizationId, employeeId }: { organizationId: string; employeeId: string },
): Promise<OutputOf<typeof badges.getOfEmployee>["items"]> {
  const { rows } = await sql<{
    id: string;
    issuedAt: Date;
    issuedBy: string;
    reason: BadgeEnd | null;
    endedAt: Date | null;
    endedBy: string | null;
  }>`
    select b.id, b.issued_at as "issuedAt", i.nick_name as "issuedBy", x.reason, x.at as "endedAt", u.nick_name as "endedBy"
    from badge b
    join app_user i on i.id = b.issued_by
    left join badge_end x on x.organization_id = b.organization_id and x.badge_id = b.id
    left join app_user u on u.id = x.by_user
    where b.organization_id = ${organizationId} and b.employee_id = ${employeeId}
    order by b.issued_at desc, b.id desc limit ${mostShown}
  `.execute(db);
  return rows.map(({ id, issuedAt, issuedBy, reason, endedAt, endedBy }) => ({
    id,
    issuedAt: issuedAt.toISOString(),
    issuedBy,
    end:
      reason === null || endedAt === null
        ? null
        : { reason, at: endedAt.toISOString(), by: endedBy ?? "" },
  }));
}

/** Since when the employee has a PIN; null if there is none. */
export async function pinSince(
  db: Reader,
  { organizationId, employeeId }: { organizationId: string; employeeId: string },
): Promise<string | null> {
  const { rows } = await sql<{ at: Date; holds: boolean }>`
    select at, mark is not null as holds from employee_pin
    where organization_id = ${organizationId} and employee_id = ${employeeId}
    order by seq desc limit 1
  `.execute(db);
  return rows[0]?.holds ? rows[0].at.toISOString() : null;
}

type Staff = { organizationId: string; structureId: string; today: Day };

/** Who works in a structure today and whether they have a valid badge, those without first; and the counts. */
export async function badgesOfStructure(
  db: Reader,
  staff: Staff,
): Promise<OutputOf<typeof badges.getOfStructure>> {
  type Row = BadgeHolder & { holds: boolean; employees: number; without: number };
  const { rows } = await sql<Row>`
    select ${holderColumns}, h.holds, (count(*) over ())::int as employees,
      (count(*) filter (where not h.holds) over ())::int as without
    from employee e cross join lateral (select ${holdsBadge} as holds) h
    where e.organization_id = ${staff.organizationId} and ${worksIn(staff)}
    order by h.holds, e.search_key, e.id limit ${mostListed}
  `.execute(db);
  const { employees = 0, without = 0 } = rows[0] ?? {};
  const people = rows.map(({ employeeId, lastName, firstName, holds }) => ({
    employeeId,
    lastName,
    firstName,
    holds,
  }));
  return { employees, without, people };
}

/** The chosen people of those who work in a structure today, or those without a valid badge, in order of name, locked. */
export async function lockedStaff(
  tx: Writer,
  staff: Staff,
  chosen: readonly string[] | "without",
): Promise<BadgeHolder[]> {
  const { rows } = await sql<BadgeHolder>`
    select ${holderColumns} from employee e
    where e.organization_id = ${staff.organizationId} and ${worksIn(staff)}
      and ${chosen === "without" ? sql`not ${holdsBadge}` : sql`e.id = any (${chosen}::uuid[])`}
    order by e.search_key, e.id limit ${mostBadges} for no key update of e
  `.execute(tx);
  return rows;
}

/** The current badges of employees, by employee. */
export async function badgesOfEmployees(
  tx: Writer,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; employeeId: string }>`
    select b.id, b.employee_id as "employeeId" from badge b
    where b.organization_id = ${organizationId} and b.employee_id = any (${employeeIds}::uuid[]) and ${notEnded}
  `.execute(tx);
  return new Map(rows.map(({ id, employeeId }) => [employeeId, id]));
}

/** The current badge of an employee, if any. */
export async function badgeOfEmployee(
  tx: Writer,
  organizationId: string,
  employeeId: string,
): Promise<string | null> {
  return (await badgesOfEmployees(tx, organizationId, [employeeId])).get(employeeId) ?? null;
}

const holderColumns = sql`e.id as "employeeId", e.last_name as "lastName", e.first_name as "firstName",
  e.card_number as "cardNumber"`;

const notEnded = sql`not exists (
  select from badge_end x where x.organization_id = b.organization_id and x.badge_id = b.id)`;

const holdsBadge = sql`exists (
  select from badge b where b.organization_id = e.organization_id and b.employee_id = e.id and ${notEnded})`;

const worksIn = ({ structureId, today }: Staff) => sql`exists (
  select from running_term t
  where t.organization_id = e.organization_id and t.employee_id = e.id and t.structure_id = ${structureId}
    and ${today}::date between t.first_day and t.last_day)`;
