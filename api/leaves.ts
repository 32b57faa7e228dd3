import { z } from "zod";
import { leaveDoubts } from "#domain/leave/doubts.ts";
import { defineCalls } from "./call.ts";
import { Count, DayField, Id, InBody, line } from "./fields.ts";

const Code = z.string().min(1).max(10);

/** Under which reason a leave of whole days is, and from which day to which. */
export const leaveDays = { code: Code, from: DayField, to: DayField };

/** What stands against a leave, and may be passed over by whoever says so. */
export const leaveConsents = {
  /** Days that hold something else take the leave in its place. */
  replaces: z.boolean().default(false),
  /** The leave is given though more is taken than is left of it. */
  beyond: z.boolean().default(false),
  /** The leave is given though it does not keep the terms of its reason. */
  despite: z.boolean().default(false),
};

/** A leave of whole days, and whose. */
const Asked = InBody.extend({ contractId: Id, ...leaveDays });

/** As it is asked for; `was…` is the leave that it takes the place of, where one is changed. */
const Wished = Asked.extend({
  wasCode: Code.optional(),
  wasFrom: DayField.optional(),
  wasTo: DayField.optional(),
});

const Day = z.object({
  date: DayField,
  /** `new`: it takes the leave; `stays`: it has it already; `replaces`: it takes the place of what stands. */
  what: z.enum(["new", "stays", "replaces", "off", "holiday", "refused"]),
  /** The holiday, what stands on the day, or why it is refused. */
  says: z.string(),
});

/** What a leave would do, day by day, and what would be left. */
export const LeavePreviewOut = z.object({
  days: z.array(Day),
  workingDays: Count,
  /** Days of the leave that is changed which it leaves. */
  freed: z.array(DayField),
  /** By year; null where neither law nor catalogue sets a number. */
  balances: z.array(
    z.object({
      year: z.number().int(),
      leftDays: z.number().nullable(),
      afterDays: z.number().nullable(),
    }),
  ),
  /** What speaks against the leave: what it passes of its reason's terms, or does not fulfil. */
  doubts: z.array(
    z.object({
      cause: z.enum(leaveDoubts),
      /** What the leave has, and what its reason asks for or allows; days, months of service or zero. */
      has: z.number(),
      asked: z.number(),
    }),
  ),
  document: z.object({ kind: z.string(), dueDays: z.number().int() }).nullable(),
});

const Away = z.object({
  contractId: Id,
  name: z.string(),
  structureId: Id,
  structureTitle: z.string(),
  code: z.string(),
  title: z.string(),
  from: DayField,
  to: DayField,
});

export const leaves = defineCalls("Leaves", {
  /** What a leave would do, day by day, and what would be left: nothing is changed. */
  preview: {
    method: "GET",
    access: { who: "body", act: "attendance.record" },
    input: Wished,
    output: LeavePreviewOut,
  },
  /** Records a leave, or another in place of one, in one act: all of its days or none. */
  record: {
    access: { who: "body", act: "attendance.record" },
    input: Wished.extend({
      ...leaveConsents,
      /** Why, where an Administrator records. */
      reason: line(300).default(""),
    }),
    output: z.object({ days: Count }),
  },
  /** Takes a leave back in one act: all of its days or none. */
  cancel: {
    access: { who: "body", act: "attendance.record" },
    input: Asked.extend({ reason: line(300).default("") }),
    output: z.object({ days: Count }),
  },
  /** Who is away in these days, of one structure or of all: leaves from their first to their last day. */
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
      /** How many more people are away than are told of. */
      leftOut: Count,
    }),
  },
});

export type LeavePreview = z.output<typeof LeavePreviewOut>;
export type DayOfPreview = LeavePreview["days"][number];
export type AwayLeave = z.output<typeof Away>;
