import { acts, bodyReaders, type ProgramRole, type Role, roles } from "#domain/access.ts";
import { allCalls } from "./all.ts";
import { type Access, type Call, scopeOf } from "./call.ts";

/** The roles that may make a call; none if it requires no session. */
export function callersOf(access: Access): readonly Role[] {
  if (access.who === "anyone" || access.who === "link") return [];
  const may: readonly Role[] = access.roles ?? (access.who === "body" ? bodyReaders : roles);
  const act: readonly Role[] | null = access.who === "body" && access.act ? acts[access.act] : null;
  return act ? may.filter((role) => act.includes(role)) : may;
}

/** The calls that an app of a role may be granted, by scope. Calls on a person's own account are never granted. */
export function callsForApps(role: ProgramRole): Readonly<Record<string, Call>> {
  const calls = Object.values(allCalls).flatMap((table) => Object.values<Call>(table));
  return Object.fromEntries(
    calls.filter((call) => mayBeGranted(role, call)).map((call) => [scopeOf(call), call]),
  );
}

/** True for a call that an app of the role may be granted: one of a body or the system, and for a third party read-only. */
export function mayBeGranted(role: ProgramRole, call: Call): boolean {
  const isOfAccount = /^\/(Users|Security)\//.test(call.path);
  const onlyReads = role === "ThirdPartyUser";
  return (
    !isOfAccount && callersOf(call.access).includes(role) && (!onlyReads || call.method === "GET")
  );
}
