import { z } from "zod";
import { defineCalls, type OutputOf } from "./call.ts";
import { Count, DayField, Id, InBody, Instant, ListQuery, PersonName, line } from "./fields.ts";
import { defineList } from "./list.ts";

const Year = z.coerce.number().int().min(1990).max(2100);

/** What a decision carries over in place of the calculation, or anything else that is added or taken away. */
export const CorrectionKind = z.enum(["carried", "correction"]);

const Balance = z.object({
  code: z.string(),
  title: z.string(),
  /** Days that the law or the catalogue gives in the year; null where it sets no number. */
  entitledDays: z.number().nullable(),
  carriedDays: z.number(),
  /** Days carried are what a decision says, not what the year before left. */
  isCarriedByDecision: z.boolean(),
  /** What the year before left; null where it has no records to tell. */
  restOfYearBefore: z.number().nullable(),
  /** The last day on which carried days are taken. */
  carriedUntil: DayField,
  correctedDays: z.number(),
  /** Up to today, hours as parts of their days. */
  takenDays: z.number(),
  /** Recorded for days to come. */
  plannedDays: z.number(),
  /** After all that is taken and planned. */
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

/** A leave at the beginning of a day, in parts of days: 480 to a day. */
const Account = z.object({
  code: z.string(),
  /** The reason under which carried days may be taken. */
  carriedAs: z.string().nullable(),
  carried: z.number().int(),
  carriedUntil: DayField,
  /** Of the year itself. */
  own: z.number().int(),
  /** Whether days off between its days count: it is counted by the calendar. */
  countsDaysOff: z.boolean(),
  /** The first of the days off that stand between the last day of the leave and this one; null where none do. */
  offSince: DayField.nullable(),
});

const BalanceOfList = Balance.omit({ corrections: true }).extend({
  contractId: Id,
  number: z.string(),
  ...PersonName.shape,
  structureTitle: z.string().nullable(),
  /** Contracts that run into each other and share the leave; the last stands for all. */
  contracts: z.number().int(),
});

/**
 * One leave of everyone of the body in a year. `rest`: only those with days left, with less than nothing, or with
 * carried days that will lapse.
 */
export const leaveBalanceList = defineList({
  name: "leave-balances",
  path: "/LeaveBalances",
  access: { who: "body" },
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    /** The present year when left out. */
    year: Year.optional(),
    structureId: Id.optional(),
    /** Annual leave when left out. */
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
  /** Leave of a year, the present one when left out, of one structure or of all, as a calendar (iCalendar). */
  exportCalendar: {
    access: { who: "body" },
    input: InBody.extend({ year: Year.optional(), structureId: Id.optional() }),
    output: z.unknown(),
    answer: "file",
  },
  /** Leave of everyone of a structure as it stands at the beginning of a day, for what is typed from then on. */
  getOfSheet: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, on: DayField }),
    output: z.object({
      /** Accounts of everyone who has no other of the same code. */
      usual: z.array(Account),
      contracts: z.array(z.object({ contractId: Id, accounts: z.array(Account) })),
    }),
  },
  /** Leave of a contract in a year, by reason: annual leave always, others where there is something to say. */
  getOfContract: {
    access: { who: "body" },
    input: InBody.extend({ contractId: Id, year: Year }),
    output: z.object({
      /** Contracts that run into each other and share the leave. */
      contracts: z.number().int(),
      /** How many corrections were made of the person's leave of the year. */
      corrections: Count,
      balances: z.array(Balance),
    }),
  },
  /** Adds days to a contract's leave of a year or takes them away, with the reason why. */
  correct: {
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
      note: line(300).min(3),
      /** How many corrections of the year stood in what was read before; left out where nothing was. */
      seenCorrections: Count.optional(),
    }),
    output: z.object({ id: Id }),
  },
});

/** What stands where a correction was refused as `changed`. */
export const CorrectedMeanwhile = z.object({ corrections: Count });

export type LeaveBalance = OutputOf<typeof leaveBalances.getOfContract>["balances"][number];
export type LeaveOfSheet = OutputOf<typeof leaveBalances.getOfSheet>;
export type LeaveBalanceOfList = z.output<typeof BalanceOfList>;
