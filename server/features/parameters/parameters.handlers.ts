import type { InputOf, OutputOf } from "#api/call.ts";
import type { parameters, securityRules, ParamItem, ParamValue, Setting } from "#api/parameters.ts";
import type { Day } from "#domain/calendar/day.ts";
import { mayRule, numberRules, type SecurityRules } from "#domain/identity/security-rules.ts";
import { keysOf } from "#domain/keys.ts";
import { kindOf, mayHold, globalParamKinds } from "#domain/parameters/global-params.ts";
import { countOf } from "#server/db/count-of.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { insertNew, insertRow, lockRow } from "#server/db/rows.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { fieldFault, Fault } from "#server/kernel/fault.ts";
import { globalParams } from "#server/kernel/global-params.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { mayBeText, parameterRefusals } from "#texts/parameters.ts";
import { ruleItems, usualOf } from "./security-rules.queries.ts";

type Row = Awaited<ReturnType<ReturnType<typeof settings>["executeTakeFirstOrThrow"]>>;

export const parameterHandlers: Handlers<typeof parameters> = {
  getAll: (ctx) => paramItems(ctx.db, ctx.today),
  getHistory: (ctx, input) => settingsOf(ctx.db, input),
  /**
   * Adds a setting of a global parameter. Throws `invalid` for a value of another kind, for an end or a day in the
   * past, and for a day too far ahead.
   */
  set: async (ctx, { key, value, validFrom }) => {
    if (!mayHold(key, value)) throw fieldFault("value", mayBeText(kindOf(key)));
    if (
      kindOf(key).kind === "instant" &&
      value !== null &&
      Date.parse(String(value)) <= ctx.now.getTime()
    )
      throw fieldFault("value", parameterRefusals.ended);
    if (validFrom < ctx.today) throw fieldFault("validFrom", parameterRefusals.past);
    requireNear(ctx, "validFrom", validFrom);
    return writeSystem(ctx, "parameter.set", async (tx) => {
      const before = (await globalParams(tx, validFrom))[key];
      await insertRow(tx, "global_param", {
        key,
        value: JSON.stringify(value),
        valid_from: validFrom,
        set_by: ctx.actor.userId,
        set_at: ctx.now,
      });
      return {
        entry: entryOf("parameter", key, {
          before: { value: before },
          after: { value, validFrom },
        }),
        result: { key },
      };
    });
  },
};

export const securityRuleHandlers: Handlers<typeof securityRules> = {
  getAll: (ctx) => ruleItems(ctx.db, ctx.config),
  /** Sets a sign-in rule or resets it to its default. Throws `changed`, with the present value, if someone else changed it first. */
  update: async (ctx, { key, value, version }) => {
    if (value !== null && !mayRule(key, value)) throw fieldFault("value", mayBeText(boundsOf(key)));
    return writeSystem(ctx, "security-rule.update", async (tx) => {
      const before = await lockRule(tx, key);
      if (before.version !== version) {
        const current = { ...before, value: before.value ?? usualOf(ctx.config, key) };
        throw new Fault("changed", { current });
      }
      await tx
        .updateTable("security_rule")
        .set({
          value: value === null ? null : JSON.stringify(value),
          version: version + 1,
          changed_at: ctx.now,
        })
        .where("key", "=", key)
        .execute();
      return {
        entry: entryOf("security-rule", key, {
          before: before.value === null ? null : { value: before.value },
          after: value === null ? null : { value },
        }),
        result: { key, version: version + 1 },
      };
    });
  },
};

/** The row of a rule, created if it was never set: when two users set it for the first time, the second waits for the first. */
async function lockRule(tx: Writer, key: keyof SecurityRules) {
  await insertNew(tx, "security_rule", { key, value: null, version: 0 });
  return lockRow(tx, "security_rule", { key }, ["value", "version"]);
}

function boundsOf(key: keyof SecurityRules) {
  if (key === "secondFactor.roles") return { kind: "roles" } as const;
  return { kind: "number", ...numberRules[key] } as const;
}

/** Every parameter with its value on a day, the setting it comes from, and the settings from later days. */
async function paramItems(db: Reader, on: Day): Promise<ParamItem[]> {
  const inForce = await globalParams(db, on);
  const now = await settings(db)
    .distinctOn("p.key")
    .where("p.valid_from", "<=", on)
    .orderBy("p.key")
    .orderBy("p.valid_from", "desc")
    .orderBy("p.id", "desc")
    .execute();
  const later = await settings(db)
    .where("p.valid_from", ">", on)
    .orderBy("p.valid_from")
    .orderBy("p.id", "desc")
    .limit(200)
    .execute();
  return keysOf(globalParamKinds).map((key) => {
    const found = now.find((row) => row.key === key);
    return {
      key,
      value: inForce[key],
      setting: found ? settingFrom(found) : null,
      later: later.filter((row) => row.key === key).map(settingFrom),
    };
  });
}

/** A page of all settings of a parameter, the most recently made first. */
async function settingsOf(
  db: Reader,
  { key, skip, take }: InputOf<typeof parameters.getHistory>,
): Promise<OutputOf<typeof parameters.getHistory>> {
  const total = await countOf(db.selectFrom("global_param").where("key", "=", key));
  const rows = await settings(db)
    .where("p.key", "=", key)
    .orderBy("p.id", "desc")
    .offset(skip)
    .limit(take)
    .execute();
  return { items: rows.map(settingFrom), total };
}

function settings(db: Reader) {
  return db
    .selectFrom("global_param as p")
    .leftJoin("app_user as u", "u.id", "p.set_by")
    .select(["p.key", "p.value", "p.valid_from", "p.set_at", "u.nick_name as set_by"]);
}

function settingFrom({ value, valid_from, set_at, set_by }: Row): Setting {
  // Guarantee: only values that pass `mayHold` are stored.
  return {
    value: value as ParamValue,
    validFrom: valid_from,
    setAt: set_at.toISOString(),
    setBy: set_by,
  };
}
