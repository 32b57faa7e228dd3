import { sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { findingRules, RuleSettingItem, RuleValue } from "#api/finding-rules.ts";
import { defaultParameters } from "#domain/attendance/findings/parameters.ts";
import {
  ruleSettings,
  rulesTouchedBy,
  settingIn,
} from "#domain/attendance/findings/rule-settings.ts";
import { parametersOn } from "#domain/attendance/findings/set-parameters.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import { findingSettings, settingsOfBody } from "#server/features/parameters/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { fieldFault, notFound, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { entryOf, write, writeSystem } from "#server/kernel/write.ts";
import { findingRuleRefusals } from "#texts/finding-rules.ts";
import { parameterRefusals } from "#texts/parameters.ts";
import { rehearseRule } from "./rehearse-rule.ts";
import { requireSettable } from "./require-settable.ts";

type Given = InputOf<typeof findingRules.setForAll>;

export const findingRuleHandlers: Handlers<typeof findingRules> = {
  getAll: (ctx, { organizationId, on = ctx.today }) =>
    readBody(ctx, (db) => ruleSettingItems(db, organizationId, on)),
  /** Throws `invalid` for a value out of bounds, for a past day and for one too far ahead. */
  set: async (ctx, { organizationId, ...given }) => {
    requireInOrder(ctx, given);
    const { key, value, validFrom } = given;
    return write(ctx, "finding-rule.set", async (tx) => {
      const before = await ruleSettingItems(tx, organizationId, validFrom);
      const set = { value: JSON.stringify(value), set_at: ctx.now, set_by: ctx.actor.userId };
      await tx
        .insertInto("finding_parameter")
        .values({ organization_id: organizationId, name: key, valid_from: validFrom, ...set })
        .onConflict((on) => on.columns(["organization_id", "name", "valid_from"]).doUpdateSet(set))
        .execute();
      const entries = [entryOfSetting(given, before)];
      return { entries, stale: settingsOfBody, result: { key } };
    });
  },
  /** Throws like `set`. */
  setForAll: async (ctx, given) => {
    requireInOrder(ctx, given);
    const { key, value, validFrom: valid_from } = given;
    return writeSystem(ctx, "parameter.set", async (tx) => {
      const before = await ruleSettingItems(tx, null, valid_from);
      const set = { set_at: ctx.now, set_by: ctx.actor.userId };
      await insertRow(tx, "global_param", {
        key,
        value: JSON.stringify(value),
        valid_from,
        ...set,
      });
      const entry = entryOfSetting(given, before);
      const after = { value, validFrom: valid_from, reason: given.reason };
      return { entry: { ...entry, after }, result: { key } };
    });
  },
  /** Throws `refused` for a setting that has begun, `not-found` if there is none. */
  withdraw: async (ctx, { organizationId, key, validFrom }) => {
    if (validFrom <= ctx.today) throw refused(findingRuleRefusals.begun);
    return write(ctx, "finding-rule.withdraw", async (tx) => {
      const gone = await tx
        .deleteFrom("finding_parameter")
        .where("organization_id", "=", organizationId)
        .where("name", "=", key)
        .where("valid_from", "=", validFrom)
        .returning("value")
        .executeTakeFirstOrThrow(notFound);
      const before = { value: gone.value, validFrom };
      const entry = entryOf("parameter", key, { before, date: validFrom });
      return { entries: [entry], stale: settingsOfBody, result: { key } };
    });
  },
  rehearse: rehearseRule,
};

function requireInOrder(ctx: SignedContext, { key, value, validFrom }: Given): void {
  requireSettable(key, value);
  if (validFrom < ctx.today) throw fieldFault("validFrom", parameterRefusals.past);
  requireNear(ctx, "validFrom", validFrom);
}

function entryOfSetting({ key, value, validFrom, reason }: Given, before: RuleSettingItem[]) {
  const change = {
    before: { value: before.find((item) => item.key === key)?.value },
    after: { value, validFrom },
  };
  return entryOf("parameter", key, { ...change, reason, date: validFrom });
}

/**
 * Every level and figure of a body's rules with its value on a day, the setting behind it, and later settings; without
 * a body, what is set for all.
 */
async function ruleSettingItems(
  db: Reader,
  organizationId: string | null,
  on: Day,
): Promise<RuleSettingItem[]> {
  const rows = await db
    .selectFrom(findingSettings(db, organizationId).as("p"))
    .leftJoin("app_user as u", "u.id", "p.set_by")
    .select(["p.name", "p.value", "p.validFrom", "p.forAll", "p.set_at", "u.nick_name as setBy"])
    .select(reasonForAll.as("reason"))
    .orderBy("p.validFrom")
    .orderBy("p.id")
    .execute();
  const inForce = parametersOn(on, rows);
  const byName = Map.groupBy(rows, ({ name }) => name);
  return ruleSettings.map((key) => {
    const settings = (byName.get(key) ?? []).map(({ set_at, name: _name, ...setting }) => ({
      ...setting,
      // Guarantee: only values accepted by `mayBeSet` are ever stored.
      value: setting.value as RuleValue,
      setAt: set_at.toISOString(),
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

/** The reason why `p` was set for all bodies: from the last entry of the system's chain about the same value from the same day. */
const reasonForAll = sql<string>`coalesce((
  select a.after->>'reason' from audit_entry a
  where p."forAll" and a.subject_kind = 'parameter' and a.subject_id = p.name and a.act = 'parameter.set'
    and a.after @> jsonb_build_object('value', p.value, 'validFrom', p."validFrom")
  order by a.id desc limit 1), '')`;
