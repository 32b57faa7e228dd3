import type { Erasure } from "#api/personal-data.ts";
import { countOf } from "#server/db/count-of.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";
import { conditionsOf } from "#server/db/filter-conditions.ts";
import { personalDataTexts } from "#texts/personal-data.ts";
import type { Certificate } from "./retention.queries.ts";

/** Erasures of a body, newest first; only those of one employee if given. */
export async function erasures(
  db: Reader,
  { organizationId, employeeId }: { organizationId: string; employeeId?: string },
  { skip, take }: { skip: number; take: number },
): Promise<Erasure[]> {
  const rows = await db
    .selectFrom("employee_erasure as x")
    .innerJoin("app_user as u", "u.id", "x.by_user")
    .select(["x.employee_id as employeeId", "x.number", "x.reason", "u.nick_name as by", "x.at"])
    .select("x.certificate")
    .where("x.organization_id", "=", organizationId)
    .where((of) => of.and(conditionsOf({ "x.employee_id": employeeId })))
    .orderBy("x.at", "desc")
    .orderBy("x.number", "desc")
    .offset(skip)
    .limit(take)
    .execute();
  return rows.map(({ number, certificate, ...row }) => ({
    ...toResponse(row),
    ...certificateOf(certificate),
    pseudonym: personalDataTexts.erasedName(number),
  }));
}

/** The number of a body's erasures. */
export function erasureCount(db: Reader, organizationId: string): Promise<number> {
  return countOf(db.selectFrom("employee_erasure").where("organization_id", "=", organizationId));
}

/** Guarantee: only `erasePerson` writes the column. */
function certificateOf(certificate: unknown): Certificate {
  return certificate as Certificate;
}
