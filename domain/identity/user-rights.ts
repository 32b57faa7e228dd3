import type { Role } from "../access.ts";
import type { Day } from "../calendar/day.ts";

const belowExecutive: readonly Role[] = [
  "LegalRepresentative",
  "Employee",
  "WebServiceUser",
  "MobileUser",
  "ThirdPartyUser",
];

/** Roles whose users the role sees in the register and may create and change. System cannot sign in, and no one may change it. */
export function administeredRoles(role: Role): readonly Role[] {
  if (role === "Administrator") return ["Administrator", "Executive", ...belowExecutive];
  return role === "Executive" ? belowExecutive : [];
}

/** Why an act on a user is refused. */
export type UserRefusal =
  | "own-role"
  | "own-account"
  | "signs-in-nowhere"
  | "own-last-day"
  | "past-last-day"
  | "role-not-given"
  | "needs-end-date"
  | "needs-organization";

/** Why an actor may not give a user this role, or null. `was` is the user's role until now; null for a new user. */
export function refusalToRole(
  actor: { userId: string; role: Role },
  user: { id: string | null; was: Role | null; role: Role; validUntil: string | null },
): UserRefusal | null {
  if (!administeredRoles(actor.role).includes(user.role)) return "role-not-given";
  if (user.id === actor.userId && user.was !== user.role) return "own-role";
  return user.role === "ThirdPartyUser" && user.validUntil === null ? "needs-end-date" : null;
}

/** People who work for a body: without one they see nothing. Programs and devices get theirs with the app or device they act by. */
const ofBodies: readonly Role[] = ["LegalRepresentative", "Employee"];

/**
 * Why a user may not start in a role with this many organizations, or null. Existing ones can still be removed, even
 * the last: a right is never kept because ending it would leave the user without any.
 */
export function refusalToLinks(role: Role, organizations: number): UserRefusal | null {
  return ofBodies.includes(role) && organizations === 0 ? "needs-organization" : null;
}

/**
 * Why a user's last day may not be changed, or null. `was` is the present one, null for a new user or none. Ending an
 * account at once is a separate act, which ends its sessions too; and a one-time secret would be useless once the
 * account is over.
 */
export function refusalToLastDay(
  actorId: string,
  user: { id: string | null; was: Day | null; validUntil: Day | null },
  today: Day,
): UserRefusal | null {
  const { was, validUntil } = user;
  if (validUntil === null || validUntil === was) return null;
  if (user.id === actorId) return "own-last-day";
  return isNewlyPast(user, today) ? "past-last-day" : null;
}

/** Whether a new last day has passed already. The present one, `was`, may stay as it is. */
export function isNewlyPast(
  { was, validUntil }: { was: Day | null; validUntil: Day | null },
  today: Day,
): boolean {
  return validUntil !== null && validUntil !== was && validUntil < today;
}

/** Why an actor may not end a user's account or its password from outside, or null: no one may lock themselves out. */
export function refusalToEnd(actorId: string, userId: string): UserRefusal | null {
  return actorId === userId ? "own-account" : null;
}

/** Why an actor may not give a user a secret for one sign-in, or null: it would be useless where the account is over. */
export function refusalToReset(
  actorId: string,
  user: { id: string; isDisabled: boolean; validUntil: Day | null },
  today: Day,
): UserRefusal | null {
  const isOver = user.isDisabled || (user.validUntil !== null && user.validUntil < today);
  return refusalToEnd(actorId, user.id) ?? (isOver ? "signs-in-nowhere" : null);
}
