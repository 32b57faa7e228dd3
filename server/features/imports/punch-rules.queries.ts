import type { OutputOf } from "#api/call.ts";
import type { punchRules } from "#api/punch-rules.ts";
import type { DatedPunchRule } from "#domain/attendance/punch-rule.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader } from "#server/db/handles.ts";

/** The rules of a body in the order in which they were made. */
export async function punchRulesOf(db: Reader, organizationId: string): Promise<DatedPunchRule[]> {
  const rows = await db
    .selectFrom("punch_rule")
    .select(["rounding", "grace_minutes", "valid_from"])
    .where("organization_id", "=", organizationId)
    .orderBy("number")
    .execute();
  return rows.map(toResponse);
}

/** The same with who set each and when, the last one made first. */
export async function punchRuleItems(
  db: Reader,
  organizationId: string,
): Promise<OutputOf<typeof punchRules.getAll>> {
  const rows = await db
    .selectFrom("punch_rule as r")
    .innerJoin("app_user as u", "u.id", "r.set_by")
    .select(["r.rounding", "r.grace_minutes", "r.valid_from", "r.set_at", "u.nick_name as setBy"])
    .where("r.organization_id", "=", organizationId)
    .orderBy("r.number", "desc")
    .execute();
  return { version: rows.length, items: rows.map(toResponse) };
}
