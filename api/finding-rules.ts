import { z } from "zod";
import { ruleSettings } from "#domain/attendance/findings/rule-settings.ts";
import { ruleLevels } from "#domain/attendance/findings/set-parameters.ts";
import { defineCalls, ofAdministrator, type OutputOf } from "./call.ts";
import { Count, DayField, InBody, Instant, line, MonthField } from "./fields.ts";
import { FindingOut } from "./finding.ts";

/** A rule's level by the rule's id, or a figure by its name. */
const SettingKey = z.enum(ruleSettings);

/** A level, or a number in the unit of the figure's name; each figure has bounds of its own within these. */
const RuleValue = z.union([z.enum(ruleLevels), z.number().int().min(-1_000_000).max(1_000_000)]);

/**
 * One setting: from which day it applies, who made it and when; for the body alone, or for all bodies, which also says why.
 * Why a body made its own setting is in its history.
 */
const DatedValue = z.object({
  value: RuleValue,
  validFrom: DayField,
  setAt: Instant,
  setBy: z.string().nullable(),
  forAll: z.boolean(),
  reason: z.string(),
});

const Given = z.object({
  key: SettingKey,
  value: RuleValue,
  validFrom: DayField,
  reason: line(500).min(3),
});

const CountsByLevel = z.object({ errors: Count, warnings: Count, information: Count });

/** The levels and figures of the rules that check a body's months; settings apply from a day on. */
export const findingRules = defineCalls("FindingRules", {
  /** Everything that can be set, each rule followed by its figures, as of a day; today by default. */
  getAll: {
    access: { who: "body" },
    input: InBody.extend({ on: DayField.optional() }),
    output: z.array(
      z.object({
        key: SettingKey,
        /** The rule it belongs to. */
        rule: z.string(),
        value: RuleValue,
        /** The value that applies while no one sets another. */
        usual: RuleValue,
        /** The setting in force, that for all bodies if this one has none; null while the usual value applies. */
        setting: DatedValue.nullable(),
        /** Settings that apply from a later day, the next first; those for all bodies where this one has none of its own by then. */
        later: z.array(DatedValue),
      }),
    ),
  },
  /** Sets a level or a figure from today or a later day on; replaces any other setting of that day. */
  set: {
    access: { who: "body", act: "finding-rule.set" },
    input: InBody.extend(Given.shape),
    output: z.object({ key: SettingKey }),
  },
  /** The same for every body that has no setting of its own, future bodies included. */
  setForAll: { access: ofAdministrator, input: Given, output: z.object({ key: SettingKey }) },
  /** Withdraws a setting that has not begun; 409 for one that has. */
  withdraw: {
    access: { who: "body", act: "finding-rule.set" },
    input: InBody.extend({ key: SettingKey, validFrom: DayField }),
    output: z.object({ key: SettingKey }),
    refuses: ["refused"],
  },
  /**
   * What a setting would find in the last three full months compared with what is found now, over the rules it affects; in
   * batches of as many contract months as one answer may take. `skip` passes over those already processed.
   */
  rehearse: {
    access: { who: "body", act: "finding-rule.set" },
    input: InBody.extend({
      key: SettingKey,
      value: RuleValue,
      skip: Count.max(1_000_000).default(0),
    }),
    output: z.object({
      months: z.array(z.object({ month: MonthField, now: CountsByLevel, after: CountsByLevel })),
      /** Some that are found only after the change, or only before it. */
      examples: z.array(FindingOut.extend({ structureId: z.string(), isNew: z.boolean() })),
      looked: Count,
      total: Count,
    }),
  },
});

export type RuleSettingItem = OutputOf<typeof findingRules.getAll>[number];
export type DatedValue = z.output<typeof DatedValue>;
export type RuleValue = z.output<typeof RuleValue>;
export type Rehearsal = OutputOf<typeof findingRules.rehearse>;
