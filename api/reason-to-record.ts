import { z } from "zod";
import {
  dayBases,
  reasonGroups,
  reasonPays,
  reasonRegimes,
  reasonUnits,
} from "#domain/leave/reason-rules.ts";

/** A reason of absence with what recording or reading attendance needs. */
export const ReasonOut = z.object({
  code: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  regime: z.enum(reasonRegimes),
  group: z.enum(reasonGroups),
  unit: z.enum(reasonUnits),
  paid: z.enum(reasonPays),
  countsAsPresence: z.boolean(),
  isSensitive: z.boolean(),
  maxPerYear: z.number().int().nullable(),
  maxPerEvent: z.number().int().nullable(),
  maxConsecutive: z.number().int().nullable(),
  dayBasis: z.enum(dayBases),
  requiresDocument: z.boolean(),
  /** False once retired: still shown, but cannot be chosen. */
  isActive: z.boolean(),
});

export type ReasonToRecord = z.output<typeof ReasonOut>;
