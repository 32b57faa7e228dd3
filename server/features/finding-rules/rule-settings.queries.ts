import type { RuleSettingItem, RuleValue } from "#api/finding-rules.ts";
import type { Day } from "#domain/calendar/day.ts";
import { defaultParameters } from "#domain/attendance/findings/parameters.ts";
import {
  ruleSettings,
  rulesTouchedBy,
  settingIn,
} from "#domain/attendance/findings/rule-settings.ts";
import { parametersOn } from "#domain/attendance/findings/set-parameters.ts";
import type { Reader } from "#server/db/handles.ts";

/** Every level and figure of a body's rules with what holds on a day, the setting behind it, and those of later days. */
export async function ruleSettingItems(
  db: Reader,
  organizationId: string,
  on: Day,
): Promise<RuleSettingItem[]> {
  const rows = await db
    .selectFrom("finding_parameter as p")
    .leftJoin("app_user as u", "u.id", "p.set_by")
    .select(["p.name", "p.value", "p.valid_from as validFrom", "p.set_at", "u.nick_name as setBy"])
    .where("p.organization_id", "=", organizationId)
    .orderBy("p.valid_from")
    .execute();
  const inForce = parametersOn(on, rows);
  const byName = Map.groupBy(rows, ({ name }) => name);
  return ruleSettings.map((key) => {
    const settings = (byName.get(key) ?? []).map(({ value, validFrom, set_at, setBy }) => ({
      // Guarantee: only values that `mayBeSet` are ever kept.
      value: value as RuleValue,
      validFrom,
      setAt: set_at.toISOString(),
      setBy,
    }));
    return {
      key,
      rule: rulesTouchedBy(key)[0],
      value: settingIn(inForce, key),
      usual: settingIn(defaultParameters, key),
      setting: settings.findLast(({ validFrom }) => validFrom <= on) ?? null,
      later: settings.filter(({ validFrom }) => validFrom > on),
    };
  });
}
