import { callsForApps } from "#api/callers.ts";
import type { ProgramRole } from "#domain/access.ts";
import { summaryOf } from "#texts/summary-of.ts";
import { areaTexts } from "#texts/calls.ts";
import type { Words } from "#web/features/history/public.ts";
import { networksText } from "./app-looks.ts";

/** A scope as people read it. */
export function scopeText(scope: string): string {
  const call = callsForApps("WebServiceUser")[scope];
  return call ? (summaryOf(call.path) ?? scope) : scope;
}

/** What an app of the role may be granted, by area, as the choices of a list. */
export function scopeChoices(role: ProgramRole) {
  const groups = new Map<string, { value: string; label: string }[]>();
  for (const scope of Object.keys(callsForApps(role))) {
    const [area = ""] = scope.split(".");
    const group = areaTexts[area] ?? area;
    groups.set(group, [...(groups.get(group) ?? []), { value: scope, label: scopeText(scope) }]);
  }
  return [...groups].map(([group, items]) => ({ group, items }));
}

/** Every read-only call that an app of the role may be granted. */
export function readingScopes(role: ProgramRole): string[] {
  const calls = Object.entries(callsForApps(role));
  return calls.filter(([, { method }]) => method === "GET").map(([scope]) => scope);
}

/** What a payroll office's program calls: the first month of /docs, the body's own layouts, and the sample client. */
const payrollScopes = [
  "organizations.getAllForCurrentUser",
  "payments.getPayroll",
  "payments.exportPayroll",
  "payrollLayouts.getAll",
  "payrollLayouts.getOutcome",
  "payrollLayouts.getFile",
  "monthlyContracts.getAll",
  "history.getChanges",
];

/** Those of them that an app of the role may be granted. */
export function payrollScopesOf(role: ProgramRole): string[] {
  const calls = callsForApps(role);
  return payrollScopes.filter((scope) => scope in calls);
}

/** How an app's values are worded in a comparison. */
export const appWords: Words = {
  scopes: (value) => (Array.isArray(value) ? value.map(String).map(scopeText).join(", ") : ""),
  networks: (value) => (Array.isArray(value) ? networksText(value.map(String)) : ""),
};
