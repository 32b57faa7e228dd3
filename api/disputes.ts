import { z } from "zod";
import { IntervalField } from "./attendance-sheets.ts";
import { defineCalls } from "./call.ts";
import { MonthOfContract } from "./closed-months.ts";
import {
  Count,
  DayField,
  Id,
  IdInBody,
  InBody,
  Instant,
  line,
  Minutes,
  MonthField,
} from "./fields.ts";

const Range = z.object({ from: Minutes, to: Minutes });

/** What a contract owes on a day, in elapsed minutes. */
export const PlanOut = z.object({
  kind: z.enum(["work", "half", "weekend", "rest", "holiday", "closure", "outside"]),
  ranges: z.array(Range),
  minutes: Minutes,
  breakMinutes: Minutes,
  paidBreakMinutes: Minutes.exactOptional(),
});

/** What a person shows for a disputed day. */
export const EvidenceOut = z.object({
  fileName: z.string(),
  sizeBytes: z.number().int(),
  /** Digest of the bytes, in hexadecimal. */
  sha256: z.string(),
});

export const DisputeOutcome = z.enum(["accepted", "rejected"]);

/** What the body answered; an outcome of null where it was answered before there were any. */
export const DisputeAnswer = z.object({
  outcome: DisputeOutcome.nullable(),
  text: z.string(),
  at: Instant,
});

/** What a day is said to have been: the intervals, as they are typed into a cell. */
export const SaidIntervals = z.array(IntervalField).max(12);

export const DisputeOut = z.object({
  id: Id,
  contractId: Id,
  name: z.string(),
  date: DayField,
  /** Where the contract stands on the day. */
  structureId: Id,
  /** What the person wrote; null before who may not know every reason, as it may tell one. */
  text: z.string().nullable(),
  /** Null where the person says it in words alone. */
  says: z.array(IntervalField).nullable(),
  /** Null too before who may not know every reason. */
  evidence: EvidenceOut.nullable(),
  at: Instant,
  /** What is recorded; version 0 where nothing is. */
  stands: z.object({ version: z.number().int(), intervals: z.array(IntervalField) }),
  plan: PlanOut,
  /** The day was recorded anew after the dispute. */
  isCorrected: z.boolean(),
  /** Its text is null too before who may not know every reason. */
  answer: DisputeAnswer.extend({
    text: z.string().nullable(),
    by: z.string().nullable(),
  }).nullable(),
});

const Reason = line(500).min(3);

export const disputes = defineCalls("Disputes", {
  /** Disputes of a structure's day, answered or not. */
  getOfDay: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, date: DayField }),
    output: z.object({ items: z.array(DisputeOut) }),
  },
  /** Disputes of a structure's month that wait for an answer; at most 500, by day and name. */
  getOpen: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, month: MonthField }),
    output: z.object({ items: z.array(DisputeOut) }),
  },
  /** The file that the person showed; it may tell of a sensitive reason. */
  getEvidence: {
    access: { who: "body", act: "reason.see" },
    input: IdInBody,
    output: z.unknown(),
    answer: "file",
  },
  /**
   * Accepts a dispute: records the day and answers, in one act. The person is told by mail. 409 where the record is no
   * longer the one that was shown, or where a month would reopen that is not among `reopens`.
   */
  accept: {
    access: { who: "body", act: "attendance.record" },
    input: IdInBody.extend({
      /** Of the record that was shown. */
      version: Count,
      /** What is recorded; null: what the person says. */
      intervals: SaidIntervals.nullable().default(null),
      text: line(500).default(""),
      reopens: z.array(MonthOfContract).max(1).default([]),
    }),
    output: z.null(),
    refuses: ["changed"],
  },
  /** Rejects a dispute: says why the day stands. The person gets it by mail. */
  reject: {
    access: { who: "body", act: "attendance.record" },
    input: IdInBody.extend({ text: Reason }),
    output: z.null(),
  },
});

export type DisputeOut = z.output<typeof DisputeOut>;
export type DisputeOutcome = z.output<typeof DisputeOutcome>;
