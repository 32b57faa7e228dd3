import type { RuleItem } from "#api/parameters.ts";
import { ruleKeys, rulesInForce, type SecurityRules } from "#domain/identity/security-rules.ts";
import type { Config } from "#server/config.ts";
import type { Reader } from "#server/db/handles.ts";
import { securityRules, usualRules } from "#server/features/sign-in/public.ts";

/** Every sign-in rule with its present value and its default in this installation. */
export async function ruleItems(db: Reader, config: Config): Promise<RuleItem[]> {
  const inForce = await securityRules(db, config);
  const rows = await db.selectFrom("security_rule").selectAll().execute();
  return ruleKeys.map((key) => {
    const row = rows.find((one) => one.key === key);
    return {
      key,
      value: mutable(inForce[key]),
      usual: usualOf(config, key),
      changedAt: row?.value == null ? null : row.changed_at.toISOString(),
      version: row?.version ?? 0,
    };
  });
}

/** The default of a rule in this installation. */
export function usualOf(config: Config, key: keyof SecurityRules): RuleItem["value"] {
  return mutable(rulesInForce({}, usualRules(config))[key]);
}

function mutable(value: SecurityRules[keyof SecurityRules]): RuleItem["value"] {
  return typeof value === "number" ? value : [...value];
}
