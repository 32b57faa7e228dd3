import { z } from "zod";
import { DayField } from "./fields.ts";

/** Minutes, days and texts that a rule found, by name. */
export const FindingInputs = z.record(z.string(), z.union([z.number(), z.string()]));

/** A doubt of a rule, with what explains it. */
export const FindingOut = z.object({
  rule: z.string(),
  level: z.enum(["information", "warning", "error"]),
  contractId: z.string().nullable(),
  /** Last and first name behind the contract. */
  person: z.string().nullable(),
  date: DayField.nullable(),
  inputs: FindingInputs,
  /** Why it may stand, where somebody has said so. */
  note: z.object({ note: z.string(), at: z.string(), by: z.string() }).nullable(),
});

/** What is doubtful of a month: at most 1,000, the gravest first; the counts are of all. */
export const MonthFindings = z.object({
  findings: z.array(FindingOut),
  errors: z.number().int(),
  warnings: z.number().int(),
  information: z.number().int(),
  /** What each contract has of all errors and warnings, the explained ones apart; one that has none is left out. */
  people: z.record(
    z.string(),
    z.object({
      errors: z.number().int(),
      warnings: z.number().int(),
      explained: z.number().int(),
    }),
  ),
  /** The rules that were asked; one without what it reads, or turned off, is not among them. */
  rules: z.array(z.string()),
  /** Contracts of the month, and of how many of them a rule was asked, where it was not of all. */
  contracts: z.number().int(),
  partly: z.record(z.string(), z.number().int()),
  /** Days with a duty and no record, of which the rules say nothing. */
  pendingDays: z.number().int(),
});

export type FindingOut = z.output<typeof FindingOut>;
export type MonthFindings = z.output<typeof MonthFindings>;
