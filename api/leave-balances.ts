import { z } from "zod";
import { asFile, defineCalls, type OutputOf } from "./call.ts";
import {
  Count,
  DayField,
  Id,
  InBody,
  Instant,
  ListQuery,
  PersonName,
  line,
  ById,
} from "./fields.ts";
import { defineList } from "./list.ts";

const Year = z.coerce.number().int().min(1990).max(2100);

/** What a decision carries over instead of the calculation, or any other addition or deduction. */
const CorrectionKind = z.enum(["carried", "correction"]);

const Balance = z.object({
  code: z.string(),
  title: z.string(),
  /** Days that the law or the catalogue grants in the year; null if it sets no number. */
  entitledDays: z.number().nullable(),
  carriedDays: z.number(),
  /** Whether the carried days come from a decision, not from what was left of the year before. */
  isCarriedByDecision: z.boolean(),
  /** What was left of the year before; null if it has no records to tell. */
  restOfYearBefore: z.number().nullable(),
  /** The last day on which carried days can be taken. */
  carriedUntil: DayField,
  correctedDays: z.number(),
  /** Up to today, with hours as fractions of their days. */
  takenDays: z.number(),
  /** Recorded for future days. */
  plannedDays: z.number(),
  /** After everything that is taken and planned. */
  leftDays: z.number().nullable(),
  /** Carried days that are neither taken nor planned: they lapse, or have lapsed, after their last day. */
  lapsingDays: z.number(),
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

/** A leave balance at the beginning of a day, in parts of days: 480 to a day. */
const Account = z.object({
  code: z.string(),
  /** The reason under which carried days may be taken. */
  carriedAs: z.string().nullable(),
  carried: z.number().int(),
  carriedUntil: DayField,
  /** Of the year itself. */
  own: z.number().int(),
  /** Whether days off between its days count: then it is counted in calendar days. */
  countsDaysOff: z.boolean(),
  /** The first of the days off between the last day of the leave and this one; null if there are none. */
  offSince: DayField.nullable(),
});

const BalanceOfList = Balance.omit({ corrections: true }).extend({
  contractId: Id,
  number: z.string(),
  ...PersonName.shape,
  structureTitle: z.string().nullable(),
  /** Consecutive contracts that share the leave; the last one represents all. */
  contracts: z.number().int(),
});

/**
 * One leave of everyone of the body in a year. `rest`: only those with days left, with a negative balance, or with carried
 * days that will lapse.
 */
export const leaveBalanceList = defineList({
  name: "leave-balances",
  path: "/LeaveBalances",
  access: { who: "body" },
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    /** Defaults to the current year. */
    year: Year.optional(),
    structureId: Id.optional(),
    /** Defaults to annual leave. */
    code: z.string().max(10).optional(),
    rest: z.enum(["all", "some", "negative", "lapsing"]).optional(),
  },
  sorts: ["name", "taken", "left", "carried"],
  usualSort: "name",
  item: BalanceOfList,
  lead: "name",
  columns: {
    name: { kind: "person", width: 30 },
    contract: { of: "number", width: 16, hidden: "up to tablets" },
    structure: { of: "structureTitle", width: 30, hidden: "always" },
    reason: { of: "title", width: 30, hidden: "always" },
    entitled: { of: "entitledDays", kind: "number", width: 14 },
    carried: { of: "carriedDays", kind: "number", width: 14 },
    carriedUntil: { kind: "day", width: 14, hidden: "always" },
    corrected: { of: "correctedDays", kind: "number", width: 14, hidden: "up to tablets" },
    taken: { of: "takenDays", kind: "number", width: 14 },
    planned: { of: "plannedDays", kind: "number", width: 18, hidden: "up to tablets" },
    left: { of: "leftDays", kind: "number", width: 14 },
  },
});

export const leaveBalances = defineCalls("LeaveBalances", {
  ...leaveBalanceList.calls,
  /** Leave of a year (default: the current one), of one structure or of all, as a calendar (iCalendar). */
  exportCalendar: {
    access: { who: "body" },
    input: InBody.extend({ year: Year.optional(), structureId: Id.optional() }),
    ...asFile,
  },
  /** Leave of everyone in a structure at the beginning of a day, for what is typed from then on. */
  getOfSheet: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, on: DayField }),
    output: z.object({
      /** Accounts of everyone who has no different one for the same code. */
      usual: z.array(Account),
      contracts: z.array(z.object({ contractId: Id, accounts: z.array(Account) })),
    }),
  },
  /** Leave of a contract in a year, by reason: annual leave always, others only if there is something to report. */
  getOfContract: {
    access: { who: "body" },
    input: InBody.extend({ contractId: Id, year: Year }),
    output: z.object({
      /** Consecutive contracts that share the leave. */
      contracts: z.number().int(),
      /** Number of corrections to the person's leave of the year. */
      corrections: Count,
      balances: z.array(Balance),
    }),
  },
  /** Adds days to a contract's leave of a year or deducts them, with the reason. */
  correct: {
    access: { who: "body", act: "leave.correct" },
    input: InBody.extend({
      contractId: Id,
      year: Year,
      code: z.string().min(1).max(10),
      kind: CorrectionKind,
      /** In half days, not zero. */
      days: z
        .number()
        .multipleOf(0.5)
        .min(-100)
        .max(100)
        .refine((days) => days !== 0),
      note: line(300).min(3),
      /** How many corrections of the year the caller last read; omitted if they read none. */
      seenCorrections: Count.optional(),
    }),
    output: ById,
  },
});

/** The current state when a correction was refused as `changed`. */
export const CorrectedMeanwhile = z.object({ corrections: Count });

export type LeaveBalance = OutputOf<typeof leaveBalances.getOfContract>["balances"][number];
export type LeaveOfSheet = OutputOf<typeof leaveBalances.getOfSheet>;
export type LeaveBalanceOfList = z.output<typeof BalanceOfList>;
