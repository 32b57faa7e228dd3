import { z } from "zod";

/** One change of a thing as its history shows it: fields that differ, before and after. */
export const HistoryEntry = z.object({
  at: z.string(),
  by: z.string().nullable(),
  role: z.string(),
  source: z.string(),
  act: z.string(),
  reason: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

export type HistoryEntry = z.output<typeof HistoryEntry>;
