import { acts, bodyReaders, type Role, roles } from "#domain/access.ts";
import { allCalls } from "./all.ts";
import type { Access, Call } from "./call.ts";

/** Roles in which programs call, with an API app of their own. */
export const programRoles = ["WebServiceUser", "ThirdPartyUser"] as const;

export type ProgramRole = (typeof programRoles)[number];

/** The roles that may make a call; none where no session is asked for. */
export function callersOf(access: Access): readonly Role[] {
  if (access.who === "anyone" || access.who === "link") return [];
  const may: readonly Role[] = access.roles ?? (access.who === "body" ? bodyReaders : roles);
  const act: readonly Role[] | null = access.who === "body" && access.act ? acts[access.act] : null;
  return act ? may.filter((role) => act.includes(role)) : may;
}

/** The scope of a call, as it stands in tokens and in the document: `structures.getAll`. */
export function scopeOf({ path }: Call): string {
  return path.slice(1).split("/").map(camelCase).join(".");
}

/** The calls that an app of a role may be given, by scope. Calls of a person's own account are given to none. */
export function callsForApps(role: ProgramRole): Readonly<Record<string, Call>> {
  const calls = Object.values(allCalls).flatMap((table) => Object.values<Call>(table));
  return Object.fromEntries(
    calls.filter((call) => mayBeGiven(role, call)).map((call) => [scopeOf(call), call]),
  );
}

function mayBeGiven(role: ProgramRole, call: Call): boolean {
  const isOfAccount = /^\/(Users|Security)\//.test(call.path);
  const onlyReads = role === "ThirdPartyUser";
  return (
    !isOfAccount && callersOf(call.access).includes(role) && (!onlyReads || call.method === "GET")
  );
}

function camelCase(segment: string): string {
  return segment.charAt(0).toLowerCase() + segment.slice(1);
}
