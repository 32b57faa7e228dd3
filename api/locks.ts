import { z } from "zod";
import { defineCalls, ofAdministrator, ofAgency } from "./call.ts";
import { DayField, Id, ListQuery, MonthField, requiredLine } from "./fields.ts";
import { defineList } from "./list.ts";

const Count = z.number().int();

/** Sheets owed on one day by the structures of a body, and their state. */
export const DayOfSheets = z.object({
  date: DayField,
  owed: Count,
  /** Still open, or never opened. */
  open: Count,
  /** Submitted at some point, whether locked since or not. */
  submitted: Count,
  locked: Count,
});

export const BodyOfSheets = DayOfSheets.omit({ date: true }).extend({
  organizationId: Id,
  organization: z.string(),
  /** Pending requests to unlock, of any month. */
  asked: Count,
  days: z.array(DayOfSheets),
});

/** Bodies with the sheets they owed in a month, up to today, day by day. */
export const completenessList = defineList({
  name: "completeness",
  path: "/Locks",
  of: "Completeness",
  access: ofAgency,
  filters: {
    search: ListQuery.shape.search,
    /** Defaults to the current month. */
    month: MonthField.optional(),
  },
  sorts: ["organization"],
  usualSort: "organization",
  item: BodyOfSheets,
  also: { month: MonthField },
  lead: "organization",
  columns: {
    organization: { width: 48 },
    days: {},
    owed: { kind: "number", width: 14, hidden: "always" },
    submitted: { kind: "number", width: 14 },
    open: { kind: "number", width: 14 },
    locked: { kind: "number", width: 14, hidden: "up to tablets" },
    asked: { kind: "number", width: 14 },
  },
});

const Bodies = z
  .array(z.object({ organizationId: Id }))
  .min(1)
  .max(50);

/** What a mass lock would do, or did, in one body. */
export const LockRow = z.object({
  organizationId: Id,
  organization: z.string(),
  /** Sheets that it locks. */
  sheets: Count,
  /** Those of them that were never submitted. */
  unsubmitted: Count,
  outcome: z.enum(["planned", "done", "failed"]),
  messages: z.array(z.string()),
});

export const locks = defineCalls("Locks", {
  getCompleteness: completenessList.getAll,
  exportCompleteness: completenessList.export,
  /** What locking everything up to a day would do in each body. */
  preview: {
    access: ofAdministrator,
    input: z.object({ bodies: Bodies, upTo: DayField }),
    output: z.object({ rows: z.array(LockRow) }),
  },
  /** Locks every sheet owed up to a day, each body separately; the last 62 days. */
  lock: {
    access: ofAdministrator,
    input: z.object({ bodies: Bodies, upTo: DayField, reason: requiredLine(300) }),
    output: z.object({ rows: z.array(LockRow) }),
  },
});

export type BodyOfSheets = z.output<typeof BodyOfSheets>;
export type DayOfSheets = z.output<typeof DayOfSheets>;
export type LockRow = z.output<typeof LockRow>;
