import { z } from "zod";
import { roles } from "#domain/access.ts";
import { ruleKeys } from "#domain/identity/security-rules.ts";
import { keysOf } from "#domain/keys.ts";
import { globalParamKinds } from "#domain/parameters/global-params.ts";
import { defineCalls, ofAdministrator } from "./call.ts";
import { DayField, Instant, ListQuery, Nothing, pageOf, Count } from "./fields.ts";

const ParamKey = z.enum(keysOf(globalParamKinds));

/** Each parameter has tighter bounds of its own. */
const Whole = z.number().int().min(-1_000_000_000).max(1_000_000_000);
/** The value of a parameter; `domain/parameters` says which kind each may hold. */
const ParamValue = z.union([z.boolean(), Whole, z.string().max(500), z.null()]);

/** One setting of a parameter: from which day it applies, who made it and when; no user means the installation itself. */
const Setting = z.object({
  value: ParamValue,
  validFrom: DayField,
  setAt: Instant,
  setBy: z.string().nullable(),
});

/** A number within its bounds, or the roles that must have a second factor. */
const RuleValue = z.union([Whole, z.array(z.enum(roles)).max(roles.length)]);

/** Settings of the installation; Administrator only. */
export const parameters = defineCalls("Parameters", {
  getAll: {
    access: ofAdministrator,
    input: Nothing,
    output: z.array(
      z.object({
        key: ParamKey,
        value: ParamValue,
        /** The setting in force; null while the usual value applies. */
        setting: Setting.nullable(),
        /** Settings that apply from a later day, the next first. */
        later: z.array(Setting),
      }),
    ),
  },
  getHistory: {
    access: ofAdministrator,
    input: z.object({ key: ParamKey, skip: ListQuery.shape.skip, take: ListQuery.shape.take }),
    output: pageOf(Setting),
  },
  /** Adds a setting that applies from today or a later day; the past keeps what applied then. */
  set: {
    access: ofAdministrator,
    input: z.object({ key: ParamKey, value: ParamValue, validFrom: DayField }),
    output: z.object({ key: ParamKey }),
  },
});

/** The sign-in rules; Administrator only. */
export const securityRules = defineCalls("SecurityRules", {
  getAll: {
    access: ofAdministrator,
    input: Nothing,
    output: z.array(
      z.object({
        key: z.enum(ruleKeys),
        value: RuleValue,
        /** The value in this installation while no one sets another. */
        usual: RuleValue,
        changedAt: Instant.nullable(),
        /** Zero until the rule is set for the first time. */
        version: z.number().int(),
      }),
    ),
  },
  /** Sets a rule, effective at once on every server; null restores the usual value. */
  update: {
    method: "PUT",
    access: ofAdministrator,
    input: z.object({ key: z.enum(ruleKeys), value: RuleValue.nullable(), version: Count }),
    output: z.object({ key: z.enum(ruleKeys), version: z.number().int() }),
  },
});

export type ParamValue = z.output<typeof ParamValue>;
export type Setting = z.output<typeof Setting>;
export type ParamItem = z.output<typeof parameters.getAll.output>[number];
export type RuleItem = z.output<typeof securityRules.getAll.output>[number];
export type RuleValue = z.output<typeof RuleValue>;
