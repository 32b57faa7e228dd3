import { z } from "zod";
import { mostGraceMinutes, punchRoundings } from "#domain/attendance/punch-rule.ts";
import { IntervalField } from "./attendance-sheets.ts";
import { defineCalls, type OutputOf } from "./call.ts";
import { Count, DayField, Id, InBody, Instant, Minutes } from "./fields.ts";

const PunchRuleFields = z.object({
  rounding: z.enum(punchRoundings),
  /** Within this many minutes of a planned time, the planned time is taken; 0: no rounding. */
  graceMinutes: Minutes.min(0).max(mostGraceMinutes),
  validFrom: DayField,
});

/** What a body does with punched times: rules that apply from a day on. The punches themselves are never changed. */
export const punchRules = defineCalls("PunchRules", {
  /** Most recently made first; `version` counts them. */
  getAll: {
    access: { who: "body" },
    input: InBody,
    output: z.object({
      items: z.array(PunchRuleFields.extend({ setAt: Instant, setBy: z.string() })),
      version: z.number().int(),
    }),
  },
  /** Adds a rule that applies from today or a later day; past days keep what applied then. */
  set: {
    access: { who: "body", act: "punch-rule.set" },
    input: InBody.extend(PunchRuleFields.shape).extend({ version: Count }),
    output: z.object({ version: z.number().int() }),
  },
  /** The punches of a contract's day, the times they make, and what the day's rule makes of those. */
  getDay: {
    access: { who: "body" },
    input: InBody.extend({ contractId: Id, date: DayField }),
    output: z.object({
      punches: z.array(z.object({ at: Instant, direction: z.enum(["in", "out", "unknown"]) })),
      punched: z.array(IntervalField),
      rounded: z.array(IntervalField),
      /** Null if none applies, or none may: with a work card, times are reported to the minute. */
      rule: PunchRuleFields.nullable(),
    }),
  },
});

export type PunchRuleItem = OutputOf<typeof punchRules.getAll>["items"][number];
