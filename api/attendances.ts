import { z } from "zod";
import { longestNote } from "#domain/attendance/refusal.ts";
import { overtimeKinds } from "#domain/overtime/decision.ts";
import { DaySheet, IntervalField, MonthSheet, SheetState } from "./attendance-sheets.ts";
import { defineCalls, type OutputOf } from "./call.ts";
import { DayField, Id, InBody, Count, line, StructureMonth } from "./fields.ts";
import { MonthOfContract } from "./closed-months.ts";
import { ReasonOut } from "./reason-to-record.ts";

export const RecordIn = z.object({
  contractId: Id,
  date: DayField,
  /** 0 for a day without a record; otherwise the version that was edited. */
  version: Count,
  /** Empty: clears the record's times. */
  intervals: z.array(IntervalField).max(12),
  /** Omitted: the note stays as it is. */
  note: line(longestNote).exactOptional(),
});

/** The outcome for one record. `changed` carries the current record; `refused` its Greek messages. */
export const SavedRecord = z.object({
  contractId: Id,
  date: DayField,
  outcome: z.enum(["saved", "changed", "refused"]),
  version: z.number().int(),
  messages: z.array(z.string()),
  current: z
    .object({
      intervals: z.array(IntervalField),
      note: z.string(),
      version: z.number().int(),
      updatedBy: z.string().nullable(),
      /** Whether the caller saved it, in another window. */
      isOwn: z.boolean(),
      updatedAt: z.string(),
    })
    .optional(),
});

/** How a decision covers a person; `structureId` null: wherever the person works. */
const Grant = z.object({
  decisionId: Id,
  number: z.string(),
  kind: z.enum(overtimeKinds),
  from: DayField,
  to: DayField,
  structureId: Id.nullable(),
  monthMinutes: z.number().int(),
  totalMinutes: z.number().int(),
});

const SpentElsewhere = z.object({
  contractId: Id,
  structureId: Id.nullable(),
  day: DayField,
  ofKind: z.record(z.enum(overtimeKinds), z.number().int()),
});

export const attendances = defineCalls("Attendances", {
  getDaySheet: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, date: DayField }),
    output: DaySheet,
    answer: "text",
  },
  getMonthSheet: {
    access: { who: "body" },
    input: StructureMonth,
    output: MonthSheet,
    answer: "text",
  },
  /**
   * How decisions cover everyone in a structure from a day to the end of its month, for what is typed there: a person's hours
   * are the same under all contracts.
   */
  getOvertime: {
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, on: DayField }),
    output: z.object({
      /** The people covered by any of them. */
      people: z.array(
        z.object({
          /** The person's contracts in the structure. */
          contractIds: z.array(Id),
          /** With the hours that earlier days have left. */
          grants: z.array(Grant),
          /** Overtime of those days in other structures. */
          elsewhere: z.array(SpentElsewhere),
        }),
      ),
    }),
  },
  /** Absence reasons as of a day, by default today; includes retired ones, for existing records. */
  getReasons: {
    access: { who: "session" },
    input: z.object({ on: DayField.optional() }),
    output: z.array(ReasonOut),
  },
  /**
   * Saves records of one structure, each with its own outcome; those that can be saved are, in one transaction. Changing a
   * record of a closed month that is unlocked reopens the month. If such a month is not in `reopens`, nothing is saved: 409
   * with the months that would reopen.
   */
  saveRecords: {
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({
      structureId: Id,
      records: z.array(RecordIn).min(1).max(2000),
      /** The closed months that the caller was told would reopen. */
      reopens: z.array(MonthOfContract).max(2000).default([]),
      /** The reason, when an Administrator records. */
      reason: line(300).default(""),
    }),
    output: z.object({ records: z.array(SavedRecord) }),
    repeats: "at the write",
  },
  submitSheet: {
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({ structureId: Id, date: DayField, version: Count }),
    output: z.object({ state: SheetState, version: z.number().int() }),
  },
  /** Changes of one day of one contract, newest first. */
  getRecordHistory: {
    access: { who: "body" },
    input: InBody.extend({ contractId: Id, date: DayField }),
    output: z.object({
      items: z.array(
        z.object({
          at: z.string(),
          by: z.string().nullable(),
          role: z.string(),
          source: z.string(),
          /** Whether the change was made by the employee concerned. */
          byOneself: z.boolean(),
          reason: z.string(),
          before: z.array(IntervalField).nullable(),
          after: z.array(IntervalField).nullable(),
        }),
      ),
    }),
  },
});

export type RecordIn = z.output<typeof RecordIn>;
export type OvertimeOfSheet = OutputOf<typeof attendances.getOvertime>;
export type SavedRecord = z.output<typeof SavedRecord>;
