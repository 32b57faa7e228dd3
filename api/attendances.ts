import { z } from "zod";
import { defineCalls } from "./call.ts";
import { DayField, Id, InBody, Minutes, MonthField, Count } from "./fields.ts";
import { HandedInRow, MonthOfContract } from "./handed-in-months.ts";
import { ReasonOut } from "./reason-to-record.ts";

/** A stretch of a day; minutes from the local midnight that begins the work date. */
export const IntervalField = z.object({
  kind: z.enum(["work", "telework", "duty", "training", "break", "absence"]),
  from: Minutes.min(0).max(2880).nullable(),
  to: Minutes.min(0).max(2880).nullable(),
  reason: z.string().max(10).exactOptional(),
  mark: z.enum(["plan", "typed", "device", "import", "link", "api"]),
});

const Stretch = z.object({ from: Minutes, to: Minutes });

export const ScheduleOut = z.object({
  id: Id,
  title: z.string(),
  anchor: DayField,
  weeks: z.array(z.array(z.array(Stretch))),
  worksHolidays: z.boolean(),
  breakMinutes: Minutes,
  breakIsPaid: z.boolean(),
  balance: z.object({
    compensationCapMinutes: Minutes,
    creditEarlyArrival: z.boolean(),
    graceMinutes: Minutes,
  }),
});

/** Days that are not plain working days, already resolved for the structure: date → nature. */
export const NaturesOut = z.record(
  z.string(),
  z.object({
    kind: z.enum(["working", "half", "holiday", "closure"]),
    title: z.string().nullable(),
    stopMinute: Minutes.nullable(),
  }),
);

export const SheetState = z.enum(["open", "submitted", "locked"]);
/**
 * A row of the day sheet as PostgreSQL builds it:
 * contractId, employeeId, last name, first name, father's name, specialty, contract number, termId, scheduleId,
 * contract start, contract end, intervals (null: no record), note, version (0: no record), intervals of the last
 * earlier record, its date, updated at, updated by, employment type, month state.
 */
export const DayRow = z.tuple([
  Id,
  Id,
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  Id,
  Id,
  DayField,
  DayField.nullable(),
  z.array(IntervalField).nullable(),
  z.string(),
  z.number().int(),
  z.array(IntervalField).nullable(),
  DayField.nullable(),
  z.string().nullable(),
  z.string().nullable(),
  z.number().int(),
  z.string().nullable(),
]);

const DayUnlock = z.tuple([
  Id,
  Id.nullable(),
  z.enum(["asked", "granted"]),
  z.string().nullable(),
  z.string().nullable(),
]);

export const DaySheet = z.object({
  structure: z.object({ id: Id, title: z.string(), code: z.string() }),
  date: DayField,
  state: SheetState,
  version: z.number().int(),
  /** Newest first: state, when, who, reason. */
  acts: z.array(z.tuple([z.string(), z.string(), z.string().nullable(), z.string()])),
  /** When the sheet is locked by itself; null where no working day of the structure comes. */
  locksAt: z.string().nullable(),
  /** Requests to unlock the day that wait or hold: id, contract (null: everyone), state, until when, granted when. */
  unlocks: z.array(DayUnlock),
  handedIn: z.array(HandedInRow),
  /** When the server read all this. */
  readAt: z.string(),
  schedules: z.array(ScheduleOut),
  natures: NaturesOut,
  rows: z.array(DayRow),
});

/** A term in force in the month: termId, scheduleId, structureId, valid from, valid to, weekly minutes. */
export const MonthTerm = z.tuple([Id, Id, Id, DayField, DayField.nullable(), Minutes]);

/**
 * A row of the month grid: contractId, last name, first name, father's name, AFM, specialty, contract number,
 * contract start, contract end, month state, terms, cells, employment type. `cells` packs the month's records in one
 * text, see `api/cells.ts`.
 */
export const MonthRow = z.tuple([
  Id,
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  DayField,
  DayField.nullable(),
  z.string().nullable(),
  z.array(MonthTerm),
  z.string(),
  z.number().int(),
]);

export const MonthSheet = z.object({
  structure: z.object({ id: Id, title: z.string(), code: z.string() }),
  month: MonthField,
  /** Sheets of the month that are not open: date → state. */
  states: z.record(z.string(), SheetState),
  /** Unlocks that hold now: contract (null: everyone), first and last day, until when, granted when. */
  unlocks: z.array(z.tuple([Id.nullable(), DayField, DayField, z.string(), z.string()])),
  handedIn: z.array(HandedInRow),
  /** When the server read all this. */
  readAt: z.string(),
  schedules: z.array(ScheduleOut),
  natures: NaturesOut,
  rows: z.array(MonthRow),
});

export const RecordIn = z.object({
  contractId: Id,
  date: DayField,
  /** 0 for a day without a record; else the version that was edited. */
  version: Count,
  /** Empty: the record's times are taken away. */
  intervals: z.array(IntervalField).max(12),
  /** Left out: the note stays as it is. */
  note: z.string().trim().max(500).exactOptional(),
});

/** What became of one record. `changed` carries what stands now; `refused` its Greek sentences. */
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
      updatedAt: z.string(),
    })
    .optional(),
});

export const attendances = defineCalls({
  getDaySheet: {
    method: "GET",
    path: "/Attendances/GetDaySheet",
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, date: DayField }),
    output: DaySheet,
    answer: "text",
  },
  getMonthSheet: {
    method: "GET",
    path: "/Attendances/GetMonthSheet",
    access: { who: "body" },
    input: InBody.extend({ structureId: Id, month: MonthField }),
    output: MonthSheet,
    answer: "text",
  },
  /** Absence reasons as they stand on a day, today when left out; retired ones too, for what was recorded. */
  getReasons: {
    method: "GET",
    path: "/Attendances/GetReasons",
    access: { who: "session" },
    input: z.object({ on: DayField.optional() }),
    output: z.array(ReasonOut),
  },
  /**
   * Saves records of one structure, each with its own outcome; those that can be saved are, in one transaction. A changed
   * record of a month that was handed in and is unlocked takes the month back to draft: 409 with the months that would
   * fall, and nothing saved, where one of them is not among `takesBack`.
   */
  saveRecords: {
    method: "POST",
    path: "/Attendances/SaveRecords",
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({
      structureId: Id,
      records: z.array(RecordIn).min(1).max(2000),
      /** The months handed in that whoever saves was shown to fall. */
      takesBack: z.array(MonthOfContract).max(2000).default([]),
      /** Why, where an Administrator records. */
      reason: z.string().trim().max(300).default(""),
    }),
    output: z.object({ records: z.array(SavedRecord) }),
  },
  submitSheet: {
    method: "POST",
    path: "/Attendances/SubmitSheet",
    access: { who: "body", act: "attendance.record" },
    input: InBody.extend({ structureId: Id, date: DayField, version: Count }),
    output: z.object({ state: SheetState, version: z.number().int() }),
  },
  /** Changes of one day of one contract, newest first. */
  getRecordHistory: {
    method: "GET",
    path: "/Attendances/GetRecordHistory",
    access: { who: "body" },
    input: InBody.extend({ contractId: Id, date: DayField }),
    output: z.object({
      items: z.array(
        z.object({
          at: z.string(),
          by: z.string().nullable(),
          role: z.string(),
          source: z.string(),
          reason: z.string(),
          before: z.array(IntervalField).nullable(),
          after: z.array(IntervalField).nullable(),
        }),
      ),
    }),
  },
});

export type IntervalOut = z.output<typeof IntervalField>;
export type DaySheet = z.output<typeof DaySheet>;
export type DayRow = z.output<typeof DayRow>;
export type MonthSheet = z.output<typeof MonthSheet>;
export type MonthRow = z.output<typeof MonthRow>;
export type RecordIn = z.output<typeof RecordIn>;
export type SavedRecord = z.output<typeof SavedRecord>;
