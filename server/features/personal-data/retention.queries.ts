import { sql } from "kysely";
import type { Erasure } from "#api/personal-data.ts";
import type { ErasureFacts, Terms } from "#domain/personal-data/retention.ts";
import type { Day } from "#domain/calendar/day.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { isUnderWay } from "#server/features/payments/public.ts";
import { globalParams } from "#server/kernel/global-params.ts";
import type { Person } from "./decision.ts";

/** The retention periods in years, as set on the day. */
export async function termsOn(db: Reader, day: Day): Promise<Terms> {
  const params = await globalParams(db, day);
  return {
    personYears: params["retention.personYears"],
    recordYears: params["retention.recordYears"],
  };
}

/** The facts that decide whether the person may be erased. */
export async function erasureFactsOf(
  db: Reader,
  { organizationId, employeeId }: Person,
): Promise<ErasureFacts> {
  const contracts = sql`select c.id from contract c
    where c.organization_id = ${organizationId} and c.employee_id = ${employeeId}`;
  const { rows } = await sql<ErasureFacts>`
    select
      coalesce((select json_agg(json_build_object('state', c.state, 'endDate', c.end_date)) from contract c
        where c.organization_id = ${organizationId} and c.employee_id = ${employeeId}), '[]') as contracts,
      (select count(*)::int from payment_line l where l.organization_id = ${organizationId}
        and l.employee_id = ${employeeId} and ${isUnderWay}) as "openPayments",
      (select count(*)::int from day_dispute d where d.organization_id = ${organizationId} and d.contract_id in (${contracts})
        and not exists (select from dispute_answer a where a.organization_id = d.organization_id and a.dispute_id = d.id))
        as "openDisputes",
      (select count(*)::int from app_user u join employee e on e.afm = u.afm
        where e.organization_id = ${organizationId} and e.id = ${employeeId} and u.deleted_at is null) as accounts,
      (select count(*)::int from legal_hold h where h.organization_id = ${organizationId} and h.employee_id = ${employeeId}
        and not exists (select from legal_hold_end x where x.organization_id = h.organization_id and x.hold_id = h.id)) as holds
  `.execute(db);
  return rows[0] ?? { contracts: [], openPayments: 0, openDisputes: 0, accounts: 0, holds: 0 };
}

/** The person's holds that have not ended, oldest first. */
export async function holdsOf(db: Reader, { organizationId, employeeId }: Person) {
  const rows = await db
    .selectFrom("legal_hold as h")
    .innerJoin("app_user as u", "u.id", "h.set_by")
    .leftJoin("legal_hold_end as x", ofOrganization("x.hold_id", "h.id"))
    .select(["h.id", "h.reason", "u.nick_name as setBy", "h.set_at"])
    .where((of) => of.and({ "h.organization_id": organizationId, "h.employee_id": employeeId }))
    .where("x.hold_id", "is", null)
    .orderBy("h.set_at")
    .limit(50)
    .execute();
  return rows.map(toResponse);
}

/** The content of an erasure's certificate. */
export type Certificate = Pick<Erasure, "parts" | "keptUntil">;
