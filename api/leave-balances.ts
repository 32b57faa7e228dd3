import { z } from "zod";
import { defineCalls, type OutputOf } from "./call.ts";
import { DayField, Id, InBody, Instant } from "./fields.ts";

const Year = z.coerce.number().int().min(1990).max(2100);

/** Carried over from the year before, or anything else that is added or taken away. */
export const CorrectionKind = z.enum(["carried", "correction"]);

const Balance = z.object({
  code: z.string(),
  title: z.string(),
  /** Days that the law or the catalogue gives in the year; null where it sets no number. */
  entitledDays: z.number().nullable(),
  carriedDays: z.number(),
  /** The last day on which carried days are taken. */
  carriedUntil: DayField,
  correctedDays: z.number(),
  /** Up to today, hours as parts of their days. */
  takenDays: z.number(),
  /** Recorded for days to come. */
  plannedDays: z.number(),
  /** After all that is taken and planned. */
  leftDays: z.number().nullable(),
  /** Newest first. */
  corrections: z.array(
    z.object({
      id: Id,
      kind: CorrectionKind,
      days: z.number(),
      note: z.string(),
      at: Instant,
      by: z.string(),
    }),
  ),
});

export const leaveBalances = defineCalls({
  /** Leave of a contract in a year, by reason: annual leave always, others where there is something to say. */
  getOfContract: {
    method: "GET",
    path: "/LeaveBalances/GetOfContract",
    access: { who: "body" },
    input: InBody.extend({ contractId: Id, year: Year }),
    output: z.object({ balances: z.array(Balance) }),
  },
  /** Adds days to a contract's leave of a year or takes them away, with the reason why. */
  correct: {
    method: "POST",
    path: "/LeaveBalances/Correct",
    access: { who: "body", act: "leave.correct" },
    input: InBody.extend({
      contractId: Id,
      year: Year,
      code: z.string().min(1).max(10),
      kind: CorrectionKind,
      /** By half days, not zero. */
      days: z
        .number()
        .multipleOf(0.5)
        .min(-100)
        .max(100)
        .refine((days) => days !== 0),
      note: z.string().trim().min(3).max(300),
    }),
    output: z.object({ id: Id }),
  },
});

export type LeaveBalance = OutputOf<typeof leaveBalances.getOfContract>["balances"][number];
