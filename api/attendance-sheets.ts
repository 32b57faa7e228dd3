import { z } from "zod";
import { DayField, FullName, Id, Minutes, MonthField } from "./fields.ts";
import { ClosedMonthRow } from "./closed-months.ts";

/** A stretch of a day; minutes from the local midnight that begins the work date. */
export const IntervalField = z.object({
  kind: z.enum(["work", "telework", "duty", "training", "break", "absence"]),
  from: Minutes.min(0).max(2880).nullable(),
  to: Minutes.min(0).max(2880).nullable(),
  reason: z.string().max(10).exactOptional(),
  mark: z.enum(["plan", "typed", "device", "import", "link", "api"]),
});

const Range = z.object({ from: Minutes, to: Minutes });

const ScheduleOut = z.object({
  id: Id,
  title: z.string(),
  anchor: DayField,
  weeks: z.array(z.array(z.array(Range))),
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
const NaturesOut = z.record(
  z.string(),
  z.object({
    kind: z.enum(["working", "half", "holiday", "closure"]),
    title: z.string().nullable(),
    stopMinute: Minutes.nullable(),
    sixDaysStopMinute: Minutes.optional(),
  }),
);

export const SheetState = z.enum(["open", "submitted", "locked"]);

/** A punch as the rules see it, with what its device reported about itself; null: it did not. */
const PunchOut = z.object({
  at: z.string(),
  clockOffsetSeconds: z.number().int().nullable(),
  distanceMeters: z.number().int().nullable(),
});

const SheetRow = z.object({
  contractId: Id,
  ...FullName.shape,
  specialty: z.string(),
  contractNumber: z.string(),
  startDate: DayField,
  endDate: DayField.nullable(),
  employmentType: z.number().int(),
  monthState: z.string().nullable(),
});

/** A contract expected on the day of a sheet, and its record; version 0 if there is none. */
export const DayRow = SheetRow.extend({
  employeeId: Id,
  termId: Id,
  scheduleId: Id,
  /** Null if nothing is recorded. */
  intervals: z.array(IntervalField).nullable(),
  note: z.string(),
  version: z.number().int(),
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  /** Whether the employee recorded the day. */
  byOneself: z.boolean(),
  /** The last earlier day with work. */
  before: z.object({ date: DayField, intervals: z.array(IntervalField) }).nullable(),
  /** The person's, from the evening before to the afternoon after; null if there are none. */
  punches: z.array(PunchOut).nullable(),
});

/** A pending or active request to unlock a day; without a contract it applies to everyone. */
const DayUnlock = z.object({
  id: Id,
  contractId: Id.nullable(),
  state: z.enum(["asked", "granted"]),
  expiresAt: z.string().nullable(),
  grantedAt: z.string().nullable(),
});

/** An act on a sheet and who did it; null if the system did. */
const SheetAct = z.object({
  state: z.string(),
  at: z.string(),
  by: z.string().nullable(),
  reason: z.string(),
});

/** A body's setting of the rules that check records: the level of a rule or a parameter, from a day on. */
const FindingSetting = z.object({ name: z.string(), validFrom: DayField, value: z.unknown() });

/** What a sheet shows, whether of a day or of a month. */
const Sheet = z.object({
  structure: z.object({ id: Id, title: z.string(), code: z.string() }),
  closedMonths: z.array(ClosedMonthRow),
  /** When the server read all this. */
  readAt: z.string(),
  schedules: z.array(ScheduleOut),
  natures: NaturesOut,
  settings: z.array(FindingSetting),
});

export const DaySheet = Sheet.extend({
  date: DayField,
  state: SheetState,
  version: z.number().int(),
  /** Newest first. */
  acts: z.array(SheetAct),
  /** When the sheet locks automatically; null if the structure has no working day ahead. */
  locksAt: z.string().nullable(),
  unlocks: z.array(DayUnlock),
  rows: z.array(DayRow),
});

const MonthTerm = z.object({
  id: Id,
  scheduleId: Id,
  structureId: Id,
  validFrom: DayField,
  validTo: DayField.nullable(),
  weeklyMinutes: Minutes,
});

/** A contract of the month grid. `cells` packs the month's records into one string, see `api/cells.ts`. */
export const MonthRow = SheetRow.extend({
  afm: z.string(),
  terms: z.array(MonthTerm),
  cells: z.string(),
});

/** An unlock in force; without a contract it applies to everyone. */
const MonthUnlock = z.object({
  contractId: Id.nullable(),
  from: DayField,
  to: DayField,
  expiresAt: z.string(),
  grantedAt: z.string(),
});

/** A pending request to unlock; without a contract it applies to everyone. */
const AskedUnlock = z.object({ contractId: Id.nullable(), from: DayField, to: DayField });

export const MonthSheet = Sheet.extend({
  month: MonthField,
  /** Sheets of the month that are not open: date → state. */
  states: z.record(z.string(), SheetState),
  unlocks: z.array(MonthUnlock),
  askedUnlocks: z.array(AskedUnlock),
  rows: z.array(MonthRow),
});

export type IntervalOut = z.output<typeof IntervalField>;
export type DaySheet = z.output<typeof DaySheet>;
export type DayRow = z.output<typeof DayRow>;
export type MonthSheet = z.output<typeof MonthSheet>;
export type MonthRow = z.output<typeof MonthRow>;
