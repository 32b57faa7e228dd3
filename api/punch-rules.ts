import { z } from "zod";
import { mostGraceMinutes, punchRoundings } from "#domain/attendance/punch-rule.ts";
import { IntervalField } from "./attendance-sheets.ts";
import { defineCalls, type OutputOf } from "./call.ts";
import { Count, DayField, Id, InBody, Instant, Minutes } from "./fields.ts";

const PunchRuleFields = z.object({
  rounding: z.enum(punchRoundings),
  /** Within so many minutes of a planned time the planned one is taken; 0 where nothing is rounded. */
  graceMinutes: Minutes.min(0).max(mostGraceMinutes),
  validFrom: DayField,
});

/** What a body does with punched times: rules from a day on. The punches themselves stay as they came. */
export const punchRules = defineCalls("PunchRules", {
  /** The last one made first; `version` counts them. */
  getAll: {
    access: { who: "body" },
    input: InBody,
    output: z.object({
      items: z.array(PunchRuleFields.extend({ setAt: Instant, setBy: z.string() })),
      version: z.number().int(),
    }),
  },
  /** Adds a rule, which counts from today or a later day; days gone by keep what held then. */
  set: {
    access: { who: "body", act: "punch-rule.set" },
    input: InBody.extend(PunchRuleFields.shape).extend({ version: Count }),
    output: z.object({ version: z.number().int() }),
  },
  /** The punches of a contract's day, the times that they make, and those that the rule of the day makes of them. */
  getDay: {
    access: { who: "body" },
    input: InBody.extend({ contractId: Id, date: DayField }),
    output: z.object({
      punches: z.array(z.object({ at: Instant, direction: z.enum(["in", "out", "unknown"]) })),
      punched: z.array(IntervalField),
      rounded: z.array(IntervalField),
      /** Null where none holds, or none may: who has a work card is told of at the minute. */
      rule: PunchRuleFields.nullable(),
    }),
  },
});

export type PunchRuleItem = OutputOf<typeof punchRules.getAll>["items"][number];
