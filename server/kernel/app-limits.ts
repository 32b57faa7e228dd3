import { BlockList, isIPv6 } from "node:net";
import { type Call, scopeOf } from "#api/call.ts";
import { mayBeGranted } from "#api/callers.ts";
import { isProgram } from "#domain/access.ts";
import { apiAppTexts } from "#texts/api-apps.ts";
import { requireRate } from "./rate-limit.ts";
import type { SignedContext } from "./context.ts";
import { Fault } from "./fault.ts";

/** What an API app may call, from where, and how often. */
export type AppLimits = {
  scopes: ReadonlySet<string>;
  /** True for an address in its networks; for every address if it has none. */
  reaches: (ip: string) => boolean;
  callsPerMinute: number;
};

/** The app limits of a session; null if it was not opened by an app. */
export function appLimitsOf(row: {
  scopes: string[] | null;
  networks: string[] | null;
  calls_per_minute: number | null;
}): AppLimits | null {
  if (row.scopes === null || row.calls_per_minute === null) return null;
  return {
    scopes: new Set(row.scopes),
    reaches: networksOf(row.networks ?? []),
    callsPerMinute: row.calls_per_minute,
  };
}

/** Throws if an app calls from another network, too often, or a call outside its scopes. All servers share the count. */
export async function requireWithin(app: AppLimits, ctx: SignedContext, call: Call): Promise<void> {
  const { ip } = ctx.origin;
  if (!app.reaches(ip)) throw new Fault("forbidden", { detail: apiAppTexts.elsewhere(ip) });
  await requireRate(ctx, `app ${ctx.actor.userId}`, { most: app.callsPerMinute, seconds: 60 });
  const { role } = ctx.actor;
  const scope = scopeOf(call);
  const isGiven = isProgram(role) && mayBeGranted(role, call) && app.scopes.has(scope);
  if (!isGiven) throw new Fault("forbidden", { detail: apiAppTexts.callNotGiven(scope) });
}

/** Returns a test whether an address is in one of the networks (CIDR); without networks, every address is. */
export function networksOf(networks: readonly string[]): (ip: string) => boolean {
  if (networks.length === 0) return () => true;
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits = ""] = network.split("/");
    list.addSubnet(address, Number(bits), isIPv6(address) ? "ipv6" : "ipv4");
  }
  return (ip) => list.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
}
