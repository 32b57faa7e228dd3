import { hasFullAccess, isPublicRoute, mayOpenRoute, needsFullAccess } from "#domain/access.ts";
import { isLive, type Session } from "./session-cookies.ts";

/** The result of the automatic check on a navigation. */
export type Admission =
  | "admitted"
  /** A session is stored but has expired. */
  | "expired"
  | "no-session"
  /** The role may not open the path. */
  | "forbidden";

/** The login check of a navigation, at `now` in milliseconds since 1970. */
export function admissionTo(path: string, session: Session | null, now: number): Admission {
  if (isPublicRoute(path)) return "admitted";
  if (session === null) return "no-session";
  if (!isLive(session, now)) return "expired";
  return mayOpenRoute(session.area, path) ? "admitted" : "forbidden";
}

/** True when the full-access rule keeps the session off the path in an organization it may only read. */
export function isBarredFrom(
  path: string,
  session: Session,
  organization: { fullAccess: boolean } | null,
): boolean {
  const right = organization?.fullAccess ? "full" : "read";
  return needsFullAccess(path) && !hasFullAccess(session.area, right);
}
