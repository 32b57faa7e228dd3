import { mayOpenRoute, type Role } from "#domain/access.ts";
import { catalogueSettings } from "#texts/parameter-pages.ts";
import { globalParamTexts, securityRuleTexts } from "#texts/parameters.ts";
import type { Place } from "./places.ts";

const page = "/system-administration/parameters";

/** Every setting by its name, for whom may change them; it opens the list of settings at that one. */
export function settingsFor(role: Role): Place[] {
  if (!mayOpenRoute(role, page)) return [];
  const told = [...Object.values(globalParamTexts), ...Object.values(securityRuleTexts)];
  const pages = new Set<string>(catalogueSettings.map(({ title }) => title));
  return told
    .filter(({ title }) => !pages.has(title))
    .map(({ title }) => {
      const path = `${page}?search=${encodeURIComponent(title)}`;
      return { id: path, path, label: title, detail: "", group: "settings", icon: "adjustments" };
    });
}
