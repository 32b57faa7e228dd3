import { z } from "zod";
import { IntervalField } from "./attendance-sheets.ts";
import { defineCalls } from "./call.ts";
import { DisputeAnswer, EvidenceOut, PlanOut, SaidIntervals } from "./disputes.ts";
import {
  DayField,
  Id,
  Instant,
  Minutes,
  MonthField,
  Nothing,
  requiredLine,
  line,
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
  /** The collective act by which the day is so, as it is named; null where it is no act's. */
  act: z.string().nullable(),
  /** What the person said last of the day, and the body's answer. */
  dispute: OwnDispute.nullable(),
});

/** The own month, as far as it has come. */
export const OwnMonth = z.object({
  organization: z.string(),
  structure: z.string(),
  name: z.string(),
  /** Id of the dictionary, which says which law of leave holds. */
  employmentType: z.number().int(),
  month: MonthField,
  /** Whether its last day is over, so that it can be confirmed. */
  isOver: z.boolean(),
  /** SHA-256 of the month as it stands, in hexadecimal; null where nothing is recorded. */
  digest: z.string().nullable(),
  confirmation: Confirmation.nullable(),
  days: z.array(OwnDay),
  /** Titles of the absences that are told, by code. */
  reasons: z.record(z.string(), z.string()),
});

/** What a person says of a day: in words, as it would be typed into a cell, or both. */
export const SaidOfDay = z.object({
  date: DayField,
  text: line(500).default(""),
  says: SaidIntervals.nullable().default(null),
});

/** The own month of an employee, who has a link and no account. */
export const monthLink = defineCalls("MonthLink", {
  get: {
    access: opened,
    input: Nothing,
    output: OwnMonth.extend({ expiresAt: Instant }),
  },
  /** Absence reasons as they stand on a day, for what is typed of it. */
  getReasons: {
    access: opened,
    input: z.object({ on: DayField }),
    output: z.array(ReasonOut),
  },
  /** Notes that the person has looked; the page says so once it is on the screen. */
  open: {
    access: opened,
    input: Nothing,
    output: z.null(),
  },
  /** Disputes a day that has been, also while the month runs; one at a time for a day. */
  dispute: {
    access: opened,
    input: SaidOfDay,
    output: z.object({ id: Id }),
  },
  /** Puts a file beside a dispute that waits for its answer; one for each. */
  attach: {
    access: opened,
    input: z.object({ id: Id, fileName: requiredLine(300) }),
    output: z.null(),
    upload: "file",
  },
  /** Confirms the month as it was shown. 409 where it is another by now. */
  confirm: {
    access: opened,
    input: z.object({ digest: z.string().regex(/^[0-9a-f]{64}$/) }),
    output: z.null(),
    refuses: ["changed"],
  },
});

export type OwnMonth = z.output<typeof OwnMonth>;
export type OwnDay = z.output<typeof OwnDay>;
