import type { ApiAppItem } from "#api/api-apps.ts";
import { callsForApps } from "#api/callers.ts";
import type { ProgramRole } from "#domain/access.ts";
import { summaryOf } from "#texts/summary-of.ts";
import { areaTexts } from "#texts/calls.ts";
import { appPageTexts as t } from "#texts/api-apps.ts";
import type { Words } from "#web/features/history/public.ts";
import { formatNumber } from "#web/ui/formats.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

/** The colour of an app's state. */
export const appTones: Record<ApiAppItem["state"], Tone> = {
  active: "good",
  ended: "warning",
  revoked: "neutral",
};

const shownNetworks = 2;

/** The first networks of an app, and how many more there are. */
export function networksText(networks: readonly string[]): string {
  if (networks.length === 0) return t.anywhere;
  const first = networks.slice(0, shownNetworks).join(", ");
  const more = networks.length - shownNetworks;
  return more > 0 ? `${first} ${t.more(formatNumber(more))}` : first;
}

/** A scope as people read it. */
export function scopeText(scope: string): string {
  const call = callsForApps("WebServiceUser")[scope];
  return call ? (summaryOf(call.path) ?? scope) : scope;
}

/** What an app of the role may be given, by area, for a list to choose from. */
export function scopeChoices(role: ProgramRole) {
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const scope of Object.keys(callsForApps(role))) {
    const [area = ""] = scope.split(".");
    const group = areaTexts[area] ?? area;
    groups.set(group, [...(groups.get(group) ?? []), { value: scope, label: scopeText(scope) }]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}

/** Every call that only reads and that an app of the role may be given. */
export function readingScopes(role: ProgramRole): string[] {
  const calls = Object.entries(callsForApps(role));
  return calls.filter(([, { method }]) => method === "GET").map(([scope]) => scope);
}

/** How values of an app read in a comparison. */
export const appWords: Words = {
  scopes: (value) => (Array.isArray(value) ? value.map(String).map(scopeText).join(", ") : ""),
  networks: (value) => (Array.isArray(value) ? networksText(value.map(String)) : ""),
};
