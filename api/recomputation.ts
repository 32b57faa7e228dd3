import { z } from "zod";
import { mostMonthsRecomputed } from "#domain/attendance/recomputation.ts";
import { defineCalls } from "./call.ts";
import { DayField, Id, InBody, Instant, Minutes, Money, MonthField, line } from "./fields.ts";
import { MonthState } from "./monthly-contracts.ts";

const DayFigures = z.object({
  label: z.string(),
  reason: z.string().nullable(),
  plannedMinutes: Minutes,
  workedMinutes: Minutes,
  balanceMinutes: Minutes.nullable(),
});

const MonthFigures = z.object({
  plannedMinutes: Minutes,
  workedMinutes: Minutes,
  balanceMinutes: Minutes,
  pendingDays: z.number().int(),
});

/** A contract's month that present terms, schedules, calendar and reasons make another than the one kept. */
export const RecomputedMonth = z.object({
  contractId: Id,
  month: MonthField,
  person: z.string(),
  structureTitle: z.string(),
  state: MonthState,
  /** The signature that would fall; null where none stands. */
  signedAt: Instant.nullable(),
  signedBy: z.string().nullable(),
  /** Recorded days whose result changes. */
  days: z.array(z.object({ date: DayField, before: DayFigures, after: DayFigures })),
  before: MonthFigures,
  after: MonthFigures,
  /** What the next payment would set right, where the month was paid or is on its way to be. */
  difference: Money.nullable(),
  /** Why the caller may not recompute it. */
  refusal: z.string().nullable(),
  /** The digest of all that would change; sent back with the act, it says what was shown. */
  digest: z.string(),
});

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const Place = { structureId: Id.optional(), contractId: Id.optional() };
const Months = { from: MonthField, to: MonthField };

/** What the address of the page keeps. */
export const recomputationFilters = z.object({ ...Place, ...z.object(Months).partial().shape });

export const recomputation = defineCalls("MonthlyContracts", {
  /**
   * What a recomputation would change in the months from one to another (at most 12) of a body, a structure or a
   * contract. It looks at some contracts of the scope at a time: those from `skip` on; `looked` of `total` are behind it
   * then.
   */
  previewRecompute: {
    method: "GET",
    access: { who: "body", act: "month.recompute" },
    input: InBody.extend({
      ...Place,
      ...Months,
      skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
    }),
    output: z.object({
      months: z.array(RecomputedMonth),
      looked: z.number().int(),
      total: z.number().int(),
    }),
  },
  /**
   * Recomputes the months shown, all of them or none: 409 when one would change otherwise than shown. Closed months go
   * back to draft and the signatures over them fall.
   */
  recompute: {
    access: { who: "body", act: "month.recompute" },
    input: InBody.extend({
      rows: z
        .array(z.object({ contractId: Id, month: MonthField, digest }))
        .min(1)
        .max(mostMonthsRecomputed),
      reason: line(500).min(3),
    }),
    output: z.object({
      months: z.number().int(),
      days: z.number().int(),
      /** Of the months, those that had been closed. */
      reopened: z.number().int(),
    }),
  },
});

export type RecomputedMonth = z.output<typeof RecomputedMonth>;
