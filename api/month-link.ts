import { z } from "zod";
import { IntervalField } from "./attendance-sheets.ts";
import { defineCalls } from "./call.ts";
import { DisputeAnswer, EvidenceOut, PlanOut, ClaimedIntervals } from "./disputes.ts";
import {
  DayField,
  Id,
  Instant,
  Minutes,
  MonthField,
  Nothing,
  requiredLine,
  line,
  ById,
} from "./fields.ts";
import { Confirmation } from "./month-requests.ts";
import { ReasonOut } from "./reason-to-record.ts";

const opened = { who: "link", kind: "month" } as const;

const OwnDispute = z.object({
  id: Id,
  text: z.string(),
  says: z.array(IntervalField).nullable(),
  evidence: EvidenceOut.pick({ fileName: true, sizeBytes: true }).nullable(),
  answer: DisputeAnswer.nullable(),
});

const OwnDay = z.object({
  date: DayField,
  /** Label of the day's result. */
  label: z.string(),
  plannedMinutes: Minutes,
  workedMinutes: Minutes,
  plan: PlanOut,
  intervals: z.array(IntervalField),
  /** Name of the collective act that set the day; null if no act did. */
  act: z.string().nullable(),
  /** What the person last said about the day, and the body's answer. */
  dispute: OwnDispute.nullable(),
});

/** The person's own month, as far as it has come. */
export const OwnMonth = z.object({
  organization: z.string(),
  structure: z.string(),
  name: z.string(),
  /** Id in the dictionary, which determines the leave law that applies. */
  employmentType: z.number().int(),
  month: MonthField,
  /** Whether its last day is over, so that it can be confirmed. */
  isOver: z.boolean(),
  /** SHA-256 of the month as it is now, in hexadecimal; null if nothing is recorded. */
  digest: z.string().nullable(),
  confirmation: Confirmation.nullable(),
  days: z.array(OwnDay),
  /** Titles of the absences that are shown, by code. */
  reasons: z.record(z.string(), z.string()),
});

/** What a person says about a day: in words, as it would be typed into a cell, or both. */
export const DayClaim = z.object({
  date: DayField,
  text: line(500).default(""),
  says: ClaimedIntervals.nullable().default(null),
});

/** An employee's own month, opened by a link without an account. */
export const monthLink = defineCalls("MonthLink", {
  get: { access: opened, input: Nothing, output: OwnMonth.extend({ expiresAt: Instant }) },
  /** Absence reasons as of a day, for what is typed about it. */
  getReasons: { access: opened, input: z.object({ on: DayField }), output: z.array(ReasonOut) },
  /** Records that the person has looked; the page calls it once it is on the screen. */
  open: { access: opened, input: Nothing, output: z.null() },
  /** Disputes a past day, even while the month is running; one at a time per day. */
  dispute: { access: opened, input: DayClaim, output: ById },
  /** Attaches a file to a dispute that waits for its answer; one for each. */
  attach: {
    access: opened,
    input: z.object({ id: Id, fileName: requiredLine(300) }),
    output: z.null(),
    upload: "file",
  },
  /** Confirms the month as it was shown. 409 if it has changed since. */
  confirm: {
    access: opened,
    input: z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/) }),
    output: z.null(),
    refuses: ["changed"],
  },
});

export type OwnMonth = z.output<typeof OwnMonth>;
export type OwnDay = z.output<typeof OwnDay>;
