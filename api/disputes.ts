import { z } from "zod";
import { IntervalField } from "./attendance-sheets.ts";
import { asFile, defineCalls } from "./call.ts";
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
  StructureMonth,
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

/** A file that a person attaches as evidence for a disputed day. */
export const EvidenceOut = z.object({
  fileName: z.string(),
  sizeBytes: z.number().int(),
  /** Digest of the bytes, in hexadecimal. */
  sha256: z.string(),
});

export const DisputeOutcome = z.enum(["accepted", "rejected"]);

/** The body's answer; its outcome is null if it was answered before outcomes existed. */
export const DisputeAnswer = z.object({
  outcome: DisputeOutcome.nullable(),
  text: z.string(),
  at: Instant,
});

/** What a day is claimed to have been: the intervals, as they are typed into a cell. */
export const ClaimedIntervals = z.array(IntervalField).max(12);

export const DisputeOut = z.object({
  id: Id,
  contractId: Id,
  name: z.string(),
  date: DayField,
  /** The structure of the contract on the day. */
  structureId: Id,
  /** What the person wrote; null for callers who may not see every reason, as it may reveal one. */
  text: z.string().nullable(),
  /** Null if the person says it in words only. */
  says: z.array(IntervalField).nullable(),
  /** Also null for callers who may not see every reason. */
  evidence: EvidenceOut.nullable(),
  at: Instant,
  /** What is recorded; version 0 if nothing is. */
  stands: z.object({ version: z.number().int(), intervals: z.array(IntervalField) }),
  plan: PlanOut,
  /** Whether the day was recorded again after the dispute. */
  isCorrected: z.boolean(),
  /** Its text is also null for callers who may not see every reason. */
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
    input: StructureMonth,
    output: z.object({ items: z.array(DisputeOut) }),
  },
  /** The file that the person attached; it may reveal a sensitive reason. */
  getEvidence: { access: { who: "body", act: "reason.see" }, input: IdInBody, ...asFile },
  /**
   * Accepts a dispute: records the day and answers, in one step. The person is notified by mail. 409 if the record is no
   * longer the one that was shown, or if a month would reopen that is not in `reopens`.
   */
  accept: {
    access: { who: "body", act: "attendance.record" },
    input: IdInBody.extend({
      /** Of the record that was shown. */
      version: Count,
      /** What to record; null: what the person says. */
      intervals: ClaimedIntervals.nullable().default(null),
      text: line(500).default(""),
      reopens: z.array(MonthOfContract).max(1).default([]),
    }),
    output: z.null(),
    refuses: ["changed"],
  },
  /** Rejects a dispute and says why the day stays as it is. The person gets the answer by mail. */
  reject: {
    access: { who: "body", act: "attendance.record" },
    input: IdInBody.extend({ text: Reason }),
    output: z.null(),
  },
});

export type DisputeOut = z.output<typeof DisputeOut>;
export type DisputeOutcome = z.output<typeof DisputeOutcome>;
