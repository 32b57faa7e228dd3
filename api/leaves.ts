import { z } from "zod";
import { leaveDoubts } from "#domain/leave/doubts.ts";
import { defineCalls } from "./call.ts";
import { Count, DayField, Id, InBody, line } from "./fields.ts";

const Code = z.string().min(1).max(10);

/** The reason of a leave of whole days, and its first and last day. */
export const leaveDays = { code: Code, from: DayField, to: DayField };

/** Objections to a leave that the caller may explicitly override. */
export const leaveConsents = {
  /** The leave replaces whatever else is recorded on its days. */
  replaces: z.boolean().default(false),
  /** The leave is granted although it exceeds what is left of it. */
  beyond: z.boolean().default(false),
  /** The leave is granted although it breaks the terms of its reason. */
  despite: z.boolean().default(false),
};

const Asked = InBody.extend({ contractId: Id, ...leaveDays });

/** As requested; `was…` is the leave that it replaces, when one is changed. */
const Wished = Asked.extend({
  wasCode: Code.optional(),
  wasFrom: DayField.optional(),
  wasTo: DayField.optional(),
});

const Day = z.object({
  date: DayField,
  /** `new`: it takes the leave; `stays`: it already has it; `replaces`: the leave replaces what is recorded. */
  what: z.enum(["new", "stays", "replaces", "off", "holiday", "refused"]),
  /** The holiday, what is recorded on the day, or why it is refused. */
  says: z.string(),
});

/** What a leave would do, day by day, and what would be left. */
export const LeavePreviewOut = z.object({
  days: z.array(Day),
  workingDays: Count,
  /** Days of the changed leave that it no longer covers. */
  freed: z.array(DayField),
  /** By year; null where neither law nor catalogue sets a number. */
  balances: z.array(
    z.object({
      year: z.number().int(),
      leftDays: z.number().nullable(),
      afterDays: z.number().nullable(),
    }),
  ),
  /** What speaks against the leave: terms of its reason that it exceeds or does not fulfil. */
  doubts: z.array(
    z.object({
      cause: z.enum(leaveDoubts),
      /** What the leave has, and what its reason requires or allows; days, months of service or zero. */
      has: z.number(),
      asked: z.number(),
    }),
  ),
  document: z.object({ kind: z.string(), dueDays: z.number().int() }).nullable(),
});

/** A leave of someone, recorded or requested. */
export const LeaveOfPerson = z.object({
  contractId: Id,
  name: z.string(),
  structureTitle: z.string(),
  /** Replaced, like its title, for callers who may not see every reason. */
  code: z.string(),
  title: z.string(),
  from: DayField,
  to: DayField,
});

const Away = LeaveOfPerson.extend({ structureId: Id });

export const leaves = defineCalls("Leaves", {
  /** What a leave would do, day by day, and what would be left; changes nothing. */
  preview: {
    method: "GET",
    access: { who: "body", act: "attendance.record" },
    input: Wished,
    output: LeavePreviewOut,
  },
  /** Records a leave, or one in place of another, in one step: all of its days or none. */
  record: {
    access: { who: "body", act: "attendance.record" },
    input: Wished.extend({
      ...leaveConsents,
      /** The reason, when an Administrator records. */
      reason: line(300).default(""),
    }),
    output: z.object({ days: Count }),
  },
  /** Cancels a leave in one step: all of its days or none. */
  cancel: {
    access: { who: "body", act: "attendance.record" },
    input: Asked.extend({ reason: line(300).default("") }),
    output: z.object({ days: Count }),
  },
  /** Who is away in these days, in one structure or in all: leaves from their first to their last day. */
  getAway: {
    access: { who: "body" },
    input: InBody.extend({
      from: DayField,
      to: DayField,
      structureId: Id.optional(),
      contractId: Id.optional(),
    }),
    output: z.object({
      items: z.array(Away),
      /** How many more people are away than are listed. */
      leftOut: Count,
    }),
  },
});

export type LeavePreview = z.output<typeof LeavePreviewOut>;
export type DayOfPreview = LeavePreview["days"][number];
export type AwayLeave = z.output<typeof Away>;
