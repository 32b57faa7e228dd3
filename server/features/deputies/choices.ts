import { deputised, deputising, type Role } from "#domain/access.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

/** Users of one role who may write in the body and can sign in on the day, by name. */
function usersOf(db: Reader, organizationId: string, role: Role, on: Day) {
  return db
    .selectFrom("user_organization as l")
    .innerJoin("app_user as u", "u.id", "l.user_id")
    .select(["u.id", "u.nick_name as name"])
    .where((of) => of.and({ "l.organization_id": organizationId, "l.access_right": "full" }))
    .where("u.role", "=", role)
    .where("u.disabled_at", "is", null)
    .where((of) => of.or([of("u.valid_until", "is", null), of("u.valid_until", ">=", on)]))
    .orderBy("u.search_key")
    .orderBy("u.id");
}

/** The accounts that may stand in for a legal representative of the body from the day on. */
export function possibleDeputies(db: Reader, organizationId: string, from: Day) {
  return usersOf(db, organizationId, deputising, from);
}

/** The body's legal representatives. */
export function representativesOf(db: Reader, organizationId: string, today: Day) {
  return usersOf(db, organizationId, deputised, today);
}
