import type { RuleItem, RuleValue } from "#api/parameters.ts";
import { securityRulesTexts } from "#texts/parameter-pages.ts";
import { securityRuleTexts } from "#texts/parameters.ts";
import { roleTexts } from "#texts/shell.ts";
import { formatNumber } from "#web/ui/formats.ts";

/** The value of a rule, with its unit. */
export function ruleText(key: RuleItem["key"], value: RuleValue): string {
  const { said: format = formatNumber } = securityRuleTexts[key];
  if (typeof value === "number") return format(value);
  if (value.length === 0) return securityRulesTexts.noRoles;
  return value.map((role) => roleTexts[role]).join(", ");
}
