import { z } from "zod";
import { DayField } from "./fields.ts";

/** Minutes, days and texts found by a rule, by name. */
export const FindingInputs = z.record(z.string(), z.union([z.number(), z.string()]));

/** A doubt raised by a rule, with the inputs that explain it. */
export const FindingOut = z.object({
  rule: z.string(),
  level: z.enum(["information", "warning", "error"]),
  contractId: z.string().nullable(),
  /** Last and first name of the contract's employee. */
  person: z.string().nullable(),
  date: DayField.nullable(),
  inputs: FindingInputs,
  /** Why it is acceptable, if someone has explained it. */
  note: z.object({ note: z.string(), at: z.string(), by: z.string() }).nullable(),
});

/** The doubts of a month: at most 1,000, most severe first; the counts cover all. */
export const MonthFindings = z.object({
  findings: z.array(FindingOut),
  errors: z.number().int(),
  warnings: z.number().int(),
  information: z.number().int(),
  /** Each contract's share of all errors and warnings, with explained ones separate; contracts with none are left out. */
  people: z.record(
    z.string(),
    z.object({ errors: z.number().int(), warnings: z.number().int(), explained: z.number().int() }),
  ),
  /** The rules that were run; rules that lack their input, or are turned off, are not included. */
  rules: z.array(z.string()),
  /** Contracts of the month; `partly` has, for each rule that was not run on all of them, on how many it was. */
  contracts: z.number().int(),
  partly: z.record(z.string(), z.number().int()),
  /** Days with a duty and no record, which the rules do not cover. */
  pendingDays: z.number().int(),
});

export type FindingOut = z.output<typeof FindingOut>;
export type MonthFindings = z.output<typeof MonthFindings>;
