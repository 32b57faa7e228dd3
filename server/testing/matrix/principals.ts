import { isProgram, type OrganizationRight, type Role, roles } from "#domain/access.ts";
import { addRows } from "#server/testing/rows.ts";
import { buildApiApp } from "../../db/seed/build-api-app.ts";
import { buildUser } from "../../db/seed/builders.ts";
import { newToken, tokenHash } from "../../kernel/session.ts";
import type { Visitor } from "../visit.ts";
import type { World } from "../world.ts";
import { type Body, passwordOfAll } from "./bodies.ts";

/** The session of a request: none, one that is over, or a live one. */
type SessionState = "none" | "live" | "expired" | "ended";

/** A caller; `link` is the one organization that the user is linked to. */
export type Principal = {
  name: string;
  role: Role;
  session: SessionState;
  link: { to: "own" | "other"; right: OrganizationRight };
};

const linked = { to: "own", right: "full" } as const;

/** No one, sessions that are over, the eight roles in the body, an Employee who may only read it, and the eight roles in another body. */
export const principals: readonly Principal[] = [
  { name: "nobody", role: "Employee", session: "none", link: linked },
  { name: "expired session", role: "Administrator", session: "expired", link: linked },
  { name: "ended session", role: "Administrator", session: "ended", link: linked },
  ...roles.map((role) => ({ name: role, role, session: "live", link: linked }) as const),
  {
    name: "Employee who reads",
    role: "Employee",
    session: "live",
    link: { to: "own", right: "read" },
  },
  ...roles.map(
    (role) =>
      ({
        name: `${role} of another body`,
        role,
        session: "live",
        link: { to: "other", right: "full" },
      }) as const,
  ),
];

/** A principal with a user and, unless it has none, a session; `own` and `other` are the two bodies to try. */
export type Arrived = {
  principal: Principal;
  userName: string;
  as: Visitor | undefined;
  own: Body;
  other: Body;
};

/** Creates the user of a principal, linked to one of the two bodies, and the session. */
export async function arrive(
  world: World,
  principal: Principal,
  bodies: { own: Body; other: Body },
): Promise<Arrived> {
  const { role, link, session } = principal;
  const { organizationId } = bodies[link.to];
  const user = await buildUser(world.owner, {
    role,
    password: passwordOfAll,
    links: [{ organizationId, right: link.right }],
  });
  if (isProgram(role)) await buildApiApp(world.owner, { user });
  const as = session === "none" ? undefined : await openSession(world, user.id, session);
  return { principal, userName: user.user_name, as, ...bodies };
}

async function openSession(
  world: World,
  userId: string,
  state: Exclude<SessionState, "none">,
): Promise<Visitor> {
  if (state === "live") return world.as({ id: userId });
  const token = newToken();
  const [past, future] = [new Date("2026-03-01T00:00:00Z"), new Date("2027-03-01T00:00:00Z")];
  await addRows(world, "session", {
    token_hash: tokenHash(token),
    user_id: userId,
    started_at: past,
    expires_at: state === "expired" ? past : future,
    ended_at: state === "ended" ? past : null,
    ip: "127.0.0.1",
    user_agent: "test",
  });
  return { userId, token };
}
