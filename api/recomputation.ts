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

/** A contract's month that differs from the stored one when computed from the present terms, schedules, calendar and reasons. */
export const RecomputedMonth = z.object({
  contractId: Id,
  month: MonthField,
  person: z.string(),
  structureTitle: z.string(),
  state: MonthState,
  /** The signature that would be voided; null if there is none. */
  signedAt: Instant.nullable(),
  signedBy: z.string().nullable(),
  /** Recorded days whose result changes. */
  days: z.array(z.object({ date: DayField, before: DayFigures, after: DayFigures })),
  before: MonthFigures,
  after: MonthFigures,
  /** What the next payment would correct, if the month was paid or is about to be. */
  difference: Money.nullable(),
  /** Why the caller may not recompute it. */
  refusal: z.string().nullable(),
  /** The digest of everything that would change; sent back with the act, it identifies what was shown. */
  digest: z.string(),
});

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const Place = { structureId: Id.optional(), contractId: Id.optional() };
const Months = { from: MonthField, to: MonthField };

/** What the URL of the page keeps. */
export const recomputationFilters = z.object({ ...Place, ...z.object(Months).partial().shape });

export const recomputation = defineCalls("MonthlyContracts", {
  /**
   * What a recomputation would change in a range of months (at most 12) of a body, a structure or a contract. It processes
   * the contracts of the scope in batches, starting at `skip`; `looked` of `total` are then done.
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
   * Recomputes the months shown, all of them or none: 409 if one would change other than as shown. Closed months go back to
   * draft and their signatures are voided.
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
      /** How many of the months had been closed. */
      reopened: z.number().int(),
    }),
  },
});

export type RecomputedMonth = z.output<typeof RecomputedMonth>;
