import type { Reader } from "#server/db/handles.ts";
import { Fault } from "#server/kernel/fault.ts";

/** What leave depends on of a contract. Throws `not-found` for another body's. */
export async function contractOfLeave(db: Reader, organizationId: string, contractId: string) {
  const found = await db
    .selectFrom("contract")
    .select(["start_date as startDate", "end_date as endDate"])
    .select("employment_type as employmentType")
    .where("organization_id", "=", organizationId)
    .where("id", "=", contractId)
    .executeTakeFirst();
  if (!found) throw new Fault("not-found");
  return found;
}

/** Corrections of a contract's leave of a year, newest first. */
export async function correctionsOf(
  db: Reader,
  asked: { organizationId: string; contractId: string; year: number },
) {
  const rows = await db
    .selectFrom("leave_correction as l")
    .innerJoin("app_user as u", "u.id", "l.by_user")
    .select(["l.id", "l.reason as code", "l.kind", "l.half_days", "l.note", "l.at"])
    .select("u.nick_name as by")
    .where("l.organization_id", "=", asked.organizationId)
    .where("l.contract_id", "=", asked.contractId)
    .where("l.year", "=", asked.year)
    .orderBy("l.at", "desc")
    .orderBy("l.id", "desc")
    .execute();
  return rows.map(({ half_days, at, kind, ...row }) => ({
    ...row,
    // Guarantee: a check constraint of the table holds the kinds.
    kind: kind as "carried" | "correction",
    days: half_days / 2,
    at: at.toISOString(),
  }));
}
