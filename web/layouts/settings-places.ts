import { mayOpenRoute, type Role } from "#domain/access.ts";
import { figureTexts } from "#texts/finding-rules.ts";
import { ruleTexts } from "#texts/findings.ts";
import { catalogueSettings } from "#texts/parameter-pages.ts";
import { globalParamTexts, securityRuleTexts } from "#texts/parameters.ts";
import type { Place } from "./places.ts";

const ofAll = "/system-administration/parameters";
const ofBody = "/organization-administration/finding-rules";

/** Every setting by its name, for roles that may see its page; each opens the list of settings, filtered to that one. */
export function settingsFor(role: Role): Place[] {
  const pages = new Set<string>(catalogueSettings.map(({ title }) => title));
  const settingTexts = [...Object.values(globalParamTexts), ...Object.values(securityRuleTexts)];
  const rules = [...Object.values(ruleTexts), ...Object.values(figureTexts)];
  return [
    ...placesOn(
      ofAll,
      role,
      settingTexts.filter(({ title }) => !pages.has(title)),
    ),
    ...placesOn(ofBody, role, rules),
  ];
}

function placesOn(page: string, role: Role, settings: readonly { title: string }[]): Place[] {
  if (!mayOpenRoute(role, page)) return [];
  return settings.map(({ title }) => {
    const path = `${page}?search=${encodeURIComponent(title)}`;
    return { id: path, path, label: title, detail: "", group: "settings", icon: "adjustments" };
  });
}
