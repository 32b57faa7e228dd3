import type { Role } from "../access.ts";

const belowExecutive: readonly Role[] = [
  "LegalRepresentative",
  "Employee",
  "WebServiceUser",
  "MobileUser",
  "ThirdPartyUser",
];

/** Roles whose users the role sees in the register and may make and change. System signs in nowhere and is nobody's to change. */
export function administeredRoles(role: Role): readonly Role[] {
  if (role === "Administrator") return ["Administrator", "Executive", ...belowExecutive];
  return role === "Executive" ? belowExecutive : [];
}

export type UserRefusal = "own-role" | "own-account" | "role-not-given" | "needs-end-date";

/** Why an actor may not give a user this role, or null. `was` is the user's role until now; null for a new user. */
export function refusalToRole(
  actor: { userId: string; role: Role },
  user: { id: string | null; was: Role | null; role: Role; validUntil: string | null },
): UserRefusal | null {
  if (!administeredRoles(actor.role).includes(user.role)) return "role-not-given";
  if (user.id === actor.userId && user.was !== user.role) return "own-role";
  return user.role === "ThirdPartyUser" && user.validUntil === null ? "needs-end-date" : null;
}

/** Why an actor may not end a user's account or its password from outside, or null: nobody locks out oneself. */
export function refusalToEnd(actorId: string, userId: string): UserRefusal | null {
  return actorId === userId ? "own-account" : null;
}
