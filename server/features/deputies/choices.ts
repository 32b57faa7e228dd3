import { deputised, type Role } from "#domain/access.ts";
import type { Reader } from "#server/db/handles.ts";

/** Users of one role who may write in the body and can sign in, by name. */
function usersOf(db: Reader, organizationId: string, role: Role) {
  return db
    .selectFrom("user_organization as l")
    .innerJoin("app_user as u", "u.id", "l.user_id")
    .select(["u.id", "u.nick_name as name"])
    .where((of) => of.and({ "l.organization_id": organizationId, "l.access_right": "full" }))
    .where("u.role", "=", role)
    .where("u.disabled_at", "is", null)
    .orderBy("u.search_key")
    .orderBy("u.id");
}

/** The accounts that may stand in for a legal representative of the body. */
export function possibleDeputies(db: Reader, organizationId: string) {
  return usersOf(db, organizationId, "Employee");
}

/** The body's legal representatives. */
export function representativesOf(db: Reader, organizationId: string) {
  return usersOf(db, organizationId, deputised);
}
