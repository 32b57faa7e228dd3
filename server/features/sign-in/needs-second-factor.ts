import { deputised, type Role } from "#domain/access.ts";
import type { Reader } from "#server/db/handles.ts";
import type { Context } from "#server/kernel/context.ts";
import { securityRules } from "./security-rules.ts";

/** Whether the rules require a second factor from the user: for their role, or as a deputy today or later. */
export async function needsSecondFactor(
  db: Reader,
  { config, today }: Pick<Context, "config" | "today">,
  { id, role }: { id: string; role: Role },
): Promise<boolean> {
  const { "secondFactor.roles": roles } = await securityRules(db, config);
  if (roles.includes(role)) return true;
  if (!roles.includes(deputised)) return false;
  const act = await db
    .selectFrom("standing_deputy_act")
    .select("id")
    .where("user_id", "=", id)
    .where("to_day", ">=", today)
    .limit(1)
    .executeTakeFirst();
  return act !== undefined;
}

/** Whether the user has a confirmed second factor. */
export async function hasSecondFactor(db: Reader, userId: string): Promise<boolean> {
  const factor = await db
    .selectFrom("second_factor")
    .select("id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return factor !== undefined;
}
